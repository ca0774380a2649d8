import { COURSE_LIMITS } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, IconButton, TextField } from '@cursiv/shared-ui';
import { Plus, X } from 'lucide-react';
import { useT } from '../../messages/messages.ts';
import { useAuthoring } from './authoring-context.ts';
import * as styles from './outcome-fields.module.css';

const fieldId = (index: number) => `outcome-${index}`;

/** The outcomes of the course, one per line, in the language being written. */
export function OutcomeFields() {
  const t = useT();
  const words = useVocabulary();
  const { state, edit, language, focus } = useAuthoring();
  const items = state.content.outcomes[language] ?? [];
  const write = (next: string[]) => edit({ type: 'outcomes', locale: language, items: next });
  const remove = (index: number) => {
    write(items.toSpliced(index, 1));
    focus(items.length > 1 ? fieldId(Math.max(0, index - 1)) : 'outcome-add');
  };
  return (
    <fieldset className={styles.outcomes}>
      <legend className={styles.legend}>
        {t('authoring.outcomes')} · {words(`locale.${language}`)}
      </legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own but their place.
        <div key={index} className={styles.line}>
          <TextField
            id={fieldId(index)}
            label={t('authoring.outcome', { place: index + 1 })}
            lang={language}
            maxLength={COURSE_LIMITS.outcome}
            value={item}
            onChange={({ currentTarget }) => write(items.with(index, currentTarget.value))}
          />
          <IconButton
            label={t('authoring.removeOutcome', { place: index + 1 })}
            icon={<X aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      {items.length < COURSE_LIMITS.outcomes && (
        <div>
          <Button
            id="outcome-add"
            variant="secondary"
            size="small"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => {
              write([...items, '']);
              focus(fieldId(items.length));
            }}
          >
            {t('authoring.addOutcome')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
