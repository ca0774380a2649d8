import { type Enrollment, enrollmentSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';

/** Watches a person's enrolments, most recently used first. */
export const watchEnrollments = (uid: string): Watch<Enrollment[]> =>
  watchQuery(enrollmentSchema, () =>
    query(collection(database(), 'enrollments'), where('uid', '==', uid), orderBy('updatedAt', 'desc')),
  );
