import { COURSE_LIMITS, type Locale } from '@cursiv/shared-domain';
import { Button, Cluster, IconButton, TextField } from '@cursiv/shared-ui';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../messages/messages.ts';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { useAuthoringT } from '../messages/messages.ts';
import * as styles from './outcome-fields.module.css';

/** The outcomes of the course in a language, one per line. */
export function OutcomeFields({ language }: { language: Locale }) {
  const t = useT();
  const authoringT = useAuthoringT();
  const { edit, focus } = useAround();
  const fieldId = (index: number) => `outcome-${index}-${language}`;
  const addId = `outcome-add-${language}`;
  const items = useOfDraft(({ content }) => content.outcomes[language]) ?? [];
  const write = (next: string[]) => edit({ type: 'outcomes', locale: language, items: next });
  const remove = (index: number) => {
    write(items.toSpliced(index, 1));
    focus(items.length > 1 ? fieldId(Math.max(0, index - 1)) : addId);
  };
  return (
    <fieldset className={styles.outcomes}>
      <legend className={styles.legend}>
        {authoringT('outcomes')} · {t(`locale.${language}`)}
      </legend>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity of their own but their place.
        <div key={index} className={styles.line}>
          <TextField
            id={fieldId(index)}
            label={authoringT('outcome', { place: index + 1 })}
            lang={language}
            maxLength={COURSE_LIMITS.outcome}
            value={item}
            onChange={({ currentTarget }) => write(items.with(index, currentTarget.value))}
          />
          <IconButton
            label={authoringT('removeOutcome', { place: index + 1 })}
            icon={<X aria-hidden />}
            onClick={() => remove(index)}
          />
        </div>
      ))}
      <Cluster>
        {items.length < COURSE_LIMITS.outcomes && (
          <Button
            id={addId}
            variant="secondary"
            size="small"
            icon={<Plus size={18} aria-hidden />}
            onClick={() => {
              write([...items, '']);
              focus(fieldId(items.length));
            }}
          >
            {authoringT('addOutcome')}
          </Button>
        )}
        <HistoryButton place={{ of: 'course', field: 'outcomes' }} locale={language} />
      </Cluster>
    </fieldset>
  );
}
