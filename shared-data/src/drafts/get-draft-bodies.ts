import { type LessonBody, lessonBodySchema } from '@cursiv/shared-domain';
import { collection, database, getDocs } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads every lesson text of a draft, in both languages. Throws AppError. */
export const getDraftBodies = (courseId: string): Promise<LessonBody[]> =>
  guarded(async () => {
    const snapshot = await getDocs(collection(database(), 'courseDrafts', courseId, 'bodies'));
    return parseDocuments(lessonBodySchema, snapshot.docs);
  });
