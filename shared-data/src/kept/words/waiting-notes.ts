import { errorCode, noteSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import { type NoteSave, saveNote } from '../../notes/save-note.ts';
import { readKeptIn, updateKept } from '../store/kept-documents.ts';
import { WaitingList } from '../store/waiting-list.ts';
import { lessonNotesFolder } from './kept-folders.ts';

const waitingSchema = z.array(
  z.object({
    id: z.string(),
    rev: z.number(),
    of: z.pick(noteSchema, { courseId: true, lessonId: true, courseTitle: true, lessonTitle: true }),
    words: z.pick(noteSchema, { text: true, second: true, passage: true }),
  }),
);

/** What is refused for good goes on waiting: it is nowhere else. */
const waitingOf = (uid: string) =>
  new WaitingList(uid, {
    ...{ place: 'waiting-notes', schema: waitingSchema, dropsRefused: false },
    idOf: ({ id }) => id,
  });

/**
 * Keeps a note of a kept course until it can be saved, and shows it in what is kept meanwhile. False when its lesson is
 * not kept on this device, or there is no room.
 */
export async function waitWithNote({ uid, id, rev, of, words }: NoteSave): Promise<boolean> {
  const folder = lessonNotesFolder(uid, of.courseId, of.lessonId);
  const shown = await readKeptIn(folder);
  if (!shown) return false;
  const waiting = waitingOf(uid);
  // Of several edits without a connection, the first knows what they are based on.
  if (!waiting.keep({ id, rev: waiting.find(id)?.rev ?? rev, of, words })) return false;
  const now = new Date();
  const createdAt = shown.find((one) => one.id === id)?.fields?.createdAt ?? now;
  const fields = { ...of, ...words, rev: rev + 1, createdAt, updatedAt: now };
  await updateKept(folder, [...shown.filter((one) => one.id !== id), { id, fields }]);
  return true;
}

/** The note as it was written here, beside the one that was changed elsewhere meanwhile. */
const beside = (save: NoteSave): NoteSave => ({ ...save, id: `${save.id}-${save.rev}`, rev: 0 });

/** Saves the notes that wait; what is refused for good goes on waiting. Rejects when they still cannot be saved. */
export const tellNotes = (uid: string): Promise<void> =>
  waitingOf(uid).tell(async (one) => {
    const save = { uid, ...one };
    try {
      return { rev: await saveNote(save) };
    } catch (error) {
      if (errorCode(error) !== 'conflict') throw error;
      await saveNote(beside(save));
      return undefined;
    }
  });

export const areNotesWaiting = (uid: string): boolean => !waitingOf(uid).isEmpty;

export const forgetNotes = (uid: string): void => waitingOf(uid).clear();
