import { enrollmentId, type LessonProgress, lessonProgressSchema } from '@cursiv/shared-domain';
import { collection, database, query } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Follows a learner's state in every lesson of a course that they have opened. */
export const watchLessonProgress = (uid: string, courseId: string): Watch<LessonProgress[]> =>
  watchQuery(lessonProgressSchema, () =>
    query(collection(database(), 'enrollments', enrollmentId(uid, courseId), 'lessonProgress')),
  );
