import { type Enrollment, enrollmentSchema, enrollmentsOf, latestLearning } from '@cursiv/shared-domain';
import { type Watch, watchStoredQuery } from '../watch.ts';

/** Watches a person's enrolments, most recently used first. */
export const watchEnrollments = (uid: string): Watch<Enrollment[]> =>
  watchStoredQuery(enrollmentSchema, enrollmentsOf(uid));

/** Watches the newest enrolments of a person: those in courses that they take come first, then those that they have finished. */
export const watchLatestLearning = (uid: string, most: number): Watch<Enrollment[]> =>
  watchStoredQuery(enrollmentSchema, latestLearning(uid, most));
