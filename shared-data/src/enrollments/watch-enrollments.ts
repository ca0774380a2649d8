import { type Enrollment, enrollmentSchema, latestLearning } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery, watchStoredQuery } from '../watch.ts';

/** Watches a person's enrolments, most recently used first. */
export const watchEnrollments = (uid: string): Watch<Enrollment[]> =>
  watchQuery(enrollmentSchema, () =>
    query(collection(database(), 'enrollments'), where('uid', '==', uid), orderBy('updatedAt', 'desc')),
  );

/** Watches the newest enrolments of a person: those in courses that they take come first, then those that they have finished. */
export const watchLatestLearning = (uid: string, most: number): Watch<Enrollment[]> =>
  watchStoredQuery(enrollmentSchema, latestLearning(uid, most));
