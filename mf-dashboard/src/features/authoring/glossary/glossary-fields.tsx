import { COURSE_LIMITS, folded, type GlossaryTerm, LOCALES, type Locale } from '@cursiv/shared-domain';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, EmptyState, IconButton, PagePart, TextField } from '@cursiv/shared-ui';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import { useAuthoring } from '../authoring-context.ts';
import * as styles from './glossary.module.css';
import { useGlossaryWords } from './glossary-words.ts';

/** The field of a term in a language. */
export const termFieldId = (index: number, locale: Locale) => `term-${index}-${locale}`;

/** The terms of the course, in both languages side by side. */
export function GlossaryFields() {
  const t = useT();
  const words = useGlossaryWords();
  const { state, edit, focus } = useAuthoring();
  const { glossary = [], baseLocale } = state.content;
  const locales = [baseLocale, ...LOCALES.filter((locale) => locale !== baseLocale)];
  const write = (terms: GlossaryTerm[]) => edit({ type: 'glossary', terms });
  const add = () => {
    write([...glossary, { ro: '', en: '' }]);
    focus(termFieldId(glossary.length, baseLocale));
  };
  const remove = (index: number) => {
    write(glossary.toSpliced(index, 1));
    focus(glossary.length > 1 ? termFieldId(Math.max(0, index - 1), baseLocale) : 'term-add');
    toast(words('removed'), { action: { label: words('undo'), onSelect: () => write(glossary) } });
  };
  const isTwice = (term: GlossaryTerm, index: number) =>
    term[baseLocale].trim() !== '' &&
    glossary.slice(0, index).some((other) => folded(other[baseLocale].trim()) === folded(term[baseLocale].trim()));
  return (
    <PagePart title={words('title')} intro={words('intro')}>
      {glossary.length === 0 && <EmptyState level={3} title={words('empty')} text={words('emptyText')} />}
      <ol className={styles.terms}>
        {glossary.map((term, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: terms have no identity of their own but their place.
          <li key={index} className={styles.term}>
            {locales.map((locale) => (
              <TextField
                key={locale}
                id={termFieldId(index, locale)}
                label={`${words('term', { place: index + 1 })} · ${t(`locale.${locale}`)}`}
                lang={locale}
                maxLength={COURSE_LIMITS.glossaryTerm}
                value={term[locale]}
                error={locale === baseLocale && isTwice(term, index) ? words('twice') : undefined}
                onChange={({ currentTarget }) =>
                  write(glossary.with(index, { ...term, [locale]: currentTarget.value }))
                }
              />
            ))}
            <IconButton
              label={words('remove', { place: index + 1 })}
              icon={<X aria-hidden />}
              onClick={() => remove(index)}
            />
          </li>
        ))}
      </ol>
      {glossary.length < COURSE_LIMITS.glossaryTerms ? (
        <div>
          <Button id="term-add" variant="secondary" size="small" icon={<Plus size={18} aria-hidden />} onClick={add}>
            {words('add')}
          </Button>
        </div>
      ) : (
        <p>{words('full', { count: COURSE_LIMITS.glossaryTerms })}</p>
      )}
    </PagePart>
  );
}
