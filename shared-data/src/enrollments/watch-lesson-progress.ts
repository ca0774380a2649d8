import { enrollmentId, type LessonProgress, lessonProgressSchema } from '@cursiv/shared-domain';
import { collection, database, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a learner's state in every opened lesson of a course. */
export const watchLessonProgress = (uid: string, courseId: string): Watch<LessonProgress[]> =>
  watchQuery(lessonProgressSchema, () =>
    query(collection(database(), 'enrollments', enrollmentId(uid, courseId), 'lessonProgress')),
  );
