import { HOME_PAGE_LIMITS, type HomePage, homePageProblems, LOCALES, type Locale } from '@cursiv/shared-domain';
import { PagePart, TextArea, TextField } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import * as styles from '../content.module.css';
import { BothLanguages } from '../form/both-languages.tsx';
import { ContentForm } from '../form/content-form.tsx';
import type { ContentEdits } from '../form/use-content-edits.ts';
import { useContentT } from '../messages/messages.ts';
import { HomeParts } from './home-parts.tsx';
import { useHomeLines } from './use-home-lines.ts';
import { writtenHome } from './written-home.ts';

type HomeFormProps = {
  edits: ContentEdits<HomePage>;
  /** Whether the reader decides what shows, and where. */
  decides: boolean;
};

/** The home page's own words in both languages, and its parts in order. */
export function HomeForm({ edits, decides }: HomeFormProps) {
  const t = useT();
  const contentT = useContentT();
  const linesOf = useHomeLines();
  const [isTried, setIsTried] = useState(false);
  const fields = edits.state.doc;
  const found = homePageProblems(writtenHome(fields));
  const check = () => {
    setIsTried(true);
    return Object.keys(found).length === 0;
  };
  const field = (name: 'title' | 'lead', locale: Locale) => {
    const problem = isTried ? found[`${name}.${locale}`] : undefined;
    const max = HOME_PAGE_LIMITS[name];
    return {
      ...{ id: `home-${name}-${locale}`, lang: locale, value: fields[name][locale] },
      aside: t('setup.characters', { length: fields[name][locale].trim().length, max }),
      error: problem && contentT(`home.problem.${problem}`),
      onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
        edits.edit({ ...fields, [name]: { ...fields[name], [locale]: currentTarget.value } }),
    };
  };
  const isWrong = (locale: Locale) => Boolean(found[`title.${locale}`] ?? found[`lead.${locale}`]);
  return (
    <ContentForm edits={edits} check={check} linesOf={(shown) => linesOf(writtenHome(shown))}>
      <PagePart title={contentT('home.words')} intro={contentT('home.wordsIntro')}>
        <BothLanguages wrong={isTried ? LOCALES.find(isWrong) : undefined}>
          {(locale) => (
            <div className={styles.fields}>
              <TextField label={contentT(`home.heading.${locale}`)} autoComplete="off" {...field('title', locale)} />
              <TextArea label={contentT(`home.begin.${locale}`)} rows={4} {...field('lead', locale)} />
            </div>
          )}
        </BothLanguages>
      </PagePart>
      {decides && (
        <PagePart title={contentT('home.order')} intro={contentT('home.orderIntro')}>
          <HomeParts parts={fields.parts} onChange={(parts) => edits.edit({ ...fields, parts })} />
        </PagePart>
      )}
    </ContentForm>
  );
}
