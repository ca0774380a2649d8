import { type Attempt, attemptSchema, enrollmentId } from '@cursiv/shared-domain';
import { collection, database, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a learner's attempts at a lesson's quiz, in no order. */
export const watchAttempts = (uid: string, courseId: string, lessonId: string): Watch<Attempt[]> =>
  watchQuery(attemptSchema, () =>
    query(
      collection(database(), 'enrollments', enrollmentId(uid, courseId), 'attempts'),
      where('lessonId', '==', lessonId),
    ),
  );
