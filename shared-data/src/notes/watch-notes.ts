import { type Note, noteSchema } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { lessonNotesFolder } from '../kept/words/kept-folders.ts';
import { type Watch, watchQuery } from '../watch.ts';

const notesOf = (uid: string) => collection(database(), 'users', uid, 'notes');

/** Watches a person's notes in one lesson. */
export const watchLessonNotes = (uid: string, courseId: string, lessonId: string): Watch<Note[]> =>
  watchQuery(
    noteSchema,
    () => query(notesOf(uid), where('courseId', '==', courseId), where('lessonId', '==', lessonId)),
    { folder: lessonNotesFolder(uid, courseId, lessonId) },
  );

/** Watches all notes of a person: they are searched here, since the database finds no words. */
export const watchNotes = (uid: string): Watch<Note[]> => watchQuery(noteSchema, () => query(notesOf(uid)));
