import { type Enrollment, enrollmentId, enrollmentSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches a person's enrolment in a course; undefined while there is none. */
export const watchEnrollment = (uid: string, courseId: string): Watch<Enrollment | undefined> =>
  watchDocument(enrollmentSchema, () => doc(database(), 'enrollments', enrollmentId(uid, courseId)));
