import { type Lesson, lessonSchema } from '@cursiv/shared-domain';
import { collection, database, getDocs } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads the facts of every lesson of a published course, in no order; the course's outline has the order. Throws AppError. */
export const getLessons = (courseId: string): Promise<Lesson[]> =>
  guarded(async () => {
    const snapshot = await getDocs(collection(database(), 'courses', courseId, 'lessons'));
    return parseDocuments(lessonSchema, snapshot.docs);
  });
