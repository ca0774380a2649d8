import { newNoteId } from '@cursiv/shared-data';
import { keptOneOf } from '@cursiv/shared-data/edits';
import { type Note, type NoteWords, notePassageSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const wordsSchema = z.object({
  text: z.string(),
  second: z.optional(z.number()),
  passage: z.optional(notePassageSchema),
});

/** A stored note, or an empty one, as it is edited. */
export const wordsOf = (note: Note | undefined): NoteWords => ({
  text: note?.text ?? '',
  ...(note?.second !== undefined && { second: note.second }),
  ...(note?.passage && { passage: note.passage }),
});

/** Where the edits of a lesson's note wait, stored or new. */
export const noteEdits = (uid: string, { courseId, lessonId }: Pick<Note, 'courseId' | 'lessonId'>, id?: string) =>
  keptOneOf<NoteWords>(uid, `note.${courseId}.${lessonId}`, wordsSchema, id, newNoteId);
