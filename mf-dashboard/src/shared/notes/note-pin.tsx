import type { NoteWords } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { clockTime, IconButton } from '@cursiv/shared-ui';
import { X } from 'lucide-react';
import { useNotesT } from './messages/messages.ts';
import * as styles from './notes.module.css';

/** What a note is about while it is written: a second or a passage. */
export function NotePin({ second, passage, onRemove }: Omit<NoteWords, 'text'> & { onRemove: () => void }) {
  const notesT = useNotesT();
  const locale = useLocale();
  if (second === undefined && !passage) return null;
  return (
    <div className={styles.pin}>
      {second !== undefined && <p>{notesT('at', { time: clockTime(second) })}</p>}
      {passage && (
        <blockquote className={styles.quote} lang={passage.locale === locale ? undefined : passage.locale}>
          {passage.quote}
        </blockquote>
      )}
      <IconButton label={notesT('unpin')} icon={<X size={18} aria-hidden />} onClick={onRemove} />
    </div>
  );
}
