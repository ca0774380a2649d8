import { isUnsaved, useEditSession } from '@cursiv/shared-data/edits';
import { isCutOff } from '@cursiv/shared-data/kept';
import { type Note, type NoteWords, noteProblem } from '@cursiv/shared-domain';
import { formatNumber, useLocale } from '@cursiv/shared-i18n';
import { toast } from '@cursiv/shared-platform/shell';
import { ConflictNotice, Form, FormError, Stack, TextArea, UnsavedGuard } from '@cursiv/shared-ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { EditorActions } from '../editing/editor-actions.tsx';
import { useNotesT } from './messages/messages.ts';
import { NotePin } from './note-pin.tsx';
import { type PinChoice, PinChoices } from './pin-choices.tsx';
import { noteEdits, wordsOf } from './saving/note-edits.ts';
import { saveOrWait } from './saving/save-or-wait.ts';

type NoteEditorProps = {
  uid: string;
  /** The lesson that it is about, as it is called. */
  of: Pick<Note, 'courseId' | 'lessonId' | 'courseTitle' | 'lessonTitle'>;
  /** Absent for a new one. */
  note?: Note;
  /** What of the lesson it can be about. */
  choices: PinChoice;
  onSaved: () => void;
  /** Absent where nothing closes. */
  onClose?: () => void;
};

/** A note in its form, new or stored. */
export function NoteEditor({ uid, of, note, choices, onSaved, onClose }: NoteEditorProps) {
  const t = useT();
  const notesT = useNotesT();
  const locale = useLocale();
  const area = useRef<HTMLDivElement>(null);
  const [isTried, setIsTried] = useState(false);
  const [{ id, kept }] = useState(() => noteEdits(uid, of, note?.id));
  const { editing, state } = useEditSession<NoteWords>(
    () => ({ stored: { rev: note?.rev ?? 0, doc: wordsOf(note) }, kept }),
    async (words, { rev }) => ({ doc: words, rev: await saveOrWait({ uid, id, rev, of, words }) }),
  );
  const { doc, status, error } = state;
  useEffect(() => {
    if (note) {
      editing.arrived({ rev: note.rev, doc: wordsOf(note) });
    }
  }, [editing, note]);
  const focus = () => area.current?.querySelector('textarea')?.focus();
  const isStored = note !== undefined;
  useEffect(() => {
    if (isStored) area.current?.querySelector('textarea')?.focus();
  }, [isStored]);
  const problem = noteProblem(doc);
  const isShown = (problem !== undefined && problem !== 'empty') || (isTried && problem !== undefined);
  const save = async (attempt: typeof editing.save) => {
    setIsTried(true);
    if (problem) return focus();
    const outcome = await attempt();
    if (outcome.status !== 'done') return;
    toast(notesT((await isCutOff()) ? 'waits' : 'saved'), { tone: 'success' });
    onSaved();
  };
  const pin = (to: Pick<NoteWords, 'second' | 'passage'>) => {
    editing.edit({ text: doc.text, ...to });
    focus();
  };
  return (
    <div ref={area}>
      <UnsavedGuard isUnsaved={isUnsaved(state)} consequence={notesT('unsaved')} onLeave={() => editing.discard()} />
      <Form onSubmit={() => void save(() => editing.save())}>
        <Stack gap={2}>
          <NotePin {...doc} onRemove={() => pin({})} />
          <TextArea
            label={notesT(note ? 'edited' : 'write')}
            hint={notesT('markdown')}
            rows={3}
            value={doc.text}
            error={isShown && notesT(`problem.${problem}`, { length: formatNumber(doc.text.trim().length, locale) })}
            onChange={({ currentTarget }) => editing.edit({ ...doc, text: currentTarget.value })}
          />
          {status === 'conflict' && note && (
            <ConflictNotice
              onOverwrite={() => void save(() => editing.overwrite(async () => note.rev))}
              onReopen={() => editing.discard()}
            />
          )}
          {error && error !== 'conflict' && (
            <FormError title={notesT('notSaved')}>{`${t(`error.${error}`)} ${notesT('kept')}`}</FormError>
          )}
          <EditorActions
            size="small"
            label={notesT('save')}
            editing={editing}
            isSaving={status === 'saving'}
            onClose={onClose}
          >
            <PinChoices {...choices} onPin={pin} />
          </EditorActions>
        </Stack>
      </Form>
    </div>
  );
}
