import { enrollmentId, type LessonProgress, lessonProgressSchema } from '@cursiv/shared-domain';
import { collection, database, getDocs, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads what a learner has finished of a course since a moment. Throws AppError. */
export const getFinishedLessons = (uid: string, courseId: string, since: Date): Promise<LessonProgress[]> =>
  guarded(async () => {
    const progress = collection(database(), 'enrollments', enrollmentId(uid, courseId), 'lessonProgress');
    const snapshot = await getDocs(query(progress, where('completedAt', '>=', since)));
    return parseDocuments(lessonProgressSchema, snapshot.docs).filter(({ state }) => state === 'completed');
  });
