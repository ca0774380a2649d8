import { type Lesson, lessonSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads `courses/{courseId}/lessons/{lessonId}`; undefined when there is none. Throws AppError. */
export const getLesson = (courseId: string, lessonId: string): Promise<Lesson | undefined> =>
  guarded(async () =>
    parseDocument(lessonSchema, await getDoc(doc(database(), 'courses', courseId, 'lessons', lessonId))),
  );
