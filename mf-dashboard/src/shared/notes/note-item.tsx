import { deleteNote } from '@cursiv/shared-data';
import { useCommand } from '@cursiv/shared-data/commands';
import type { Note } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { Button, ConfirmDialog, ListRow, Notice, Prose } from '@cursiv/shared-ui';
import { type ReactNode, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { useNotesT } from './messages/messages.ts';
import * as styles from './notes.module.css';

type NoteItemProps = {
  uid: string;
  note: Note;
  /** Where it belongs: the second, the state of the passage, the lesson. */
  place?: ReactNode;
  /** More that can be done with it. */
  actions?: ReactNode;
};

const START = 60;

/** The beginning of a note, which names its buttons. */
export const startOf = ({ text, passage }: Note): string => (text || (passage?.quote ?? '')).slice(0, START);

/** One note: the passage, the words and the way to delete it. */
export function NoteItem({ uid, note, place, actions }: NoteItemProps) {
  const t = useT();
  const notesT = useNotesT();
  const locale = useLocale();
  const [isAsked, setIsAsked] = useState(false);
  const { isPending, failure, run } = useCommand();
  const { passage, text } = note;
  const remove = async () => {
    const outcome = await run(() => deleteNote(uid, note.id));
    setIsAsked(false);
    if (outcome.status === 'done') toast(notesT('removed'));
  };
  return (
    <ListRow
      notice={
        failure && (
          <Notice tone="danger" role="alert">
            {t(`error.${failure}`)}
          </Notice>
        )
      }
      actions={
        <>
          {actions}
          <Button
            variant="quiet"
            size="small"
            aria-label={notesT('removeOf', { start: startOf(note) })}
            onClick={() => setIsAsked(true)}
          >
            {notesT('remove')}
          </Button>
        </>
      }
    >
      <div id={`note-${note.id}`} className={styles.note}>
        {place}
        {passage && (
          <blockquote className={styles.quote} lang={passage.locale === locale ? undefined : passage.locale}>
            {passage.quote}
          </blockquote>
        )}
        {text && <Prose text={text} locale={locale} />}
      </div>
      <ConfirmDialog
        open={isAsked}
        title={notesT('removeTitle')}
        confirmLabel={notesT('remove')}
        cancelLabel={t('cancel')}
        pending={isPending}
        onConfirm={() => void remove()}
        onCancel={() => setIsAsked(false)}
      >
        <p>{notesT('removeText')}</p>
      </ConfirmDialog>
    </ListRow>
  );
}
