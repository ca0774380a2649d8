import { errorCode, noteSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { keptEdits } from '../../edits/kept/kept-edits.ts';
import { type NoteSave, saveNote } from '../../notes/save-note.ts';
import { isPassing } from '../../retry-delay.ts';
import { readKeptIn, updateKept } from '../store/kept-documents.ts';
import { lessonNotesFolder } from './kept-folders.ts';

const waitingSchema = z.array(
  z.object({
    id: z.string(),
    rev: z.number(),
    of: z.pick(noteSchema, { courseId: true, lessonId: true, courseTitle: true, lessonTitle: true }),
    words: z.pick(noteSchema, { text: true, second: true, passage: true }),
  }),
);

const waitingOf = (uid: string) => keptEdits(uid, 'waiting-notes', waitingSchema);

/**
 * Keeps a note of a kept course until it can be saved, and shows it in what is kept meanwhile. False when its lesson is
 * not kept on this device, or there is no room.
 */
export async function waitWithNote({ uid, id, rev, of, words }: NoteSave): Promise<boolean> {
  const folder = lessonNotesFolder(uid, of.courseId, of.lessonId);
  const shown = await readKeptIn(folder);
  if (!shown) return false;
  const waiting = waitingOf(uid);
  const all = waiting.read() ?? [];
  const before = all.find((one) => one.id === id);
  // Of several edits without a connection, the first knows what they are based on.
  waiting.keep([...all.filter((one) => one !== before), { id, rev: before?.rev ?? rev, of, words }]);
  if (!waiting.read()?.some((one) => one.id === id && one.words.text === words.text.trim())) return false;
  const now = new Date();
  const createdAt = shown.find((one) => one.id === id)?.fields?.createdAt ?? now;
  const fields = { ...of, ...words, rev: rev + 1, createdAt, updatedAt: now };
  await updateKept(folder, [...shown.filter((one) => one.id !== id), { id, fields }]);
  return true;
}

/** The note as it was written here, beside the one that was changed elsewhere meanwhile. */
const beside = (save: NoteSave): NoteSave => ({ ...save, id: `${save.id}-${save.rev}`, rev: 0 });

/** Saves the notes that wait; what is refused for good goes on waiting. Rejects when they still cannot be saved. */
export async function tellNotes(uid: string): Promise<void> {
  const waiting = waitingOf(uid);
  for (const one of waiting.read() ?? []) {
    const save = { uid, ...one };
    try {
      await saveNote(save).catch((error: unknown) => {
        if (errorCode(error) !== 'conflict') throw error;
        return saveNote(beside(save));
      });
    } catch (error) {
      if (isPassing({ code: errorCode(error) })) throw error;
      console.info('The note was refused', error);
      continue;
    }
    const rest = (waiting.read() ?? []).filter(({ id }) => id !== one.id);
    if (rest.length > 0) waiting.keep(rest);
    else waiting.clear();
  }
}

export const forgetNotes = (uid: string): void => waitingOf(uid).clear();
