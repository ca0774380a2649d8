import { enrollmentId } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';

/** Whose attempt it is, at a quiz of which course. */
export interface AttemptPlace {
  uid: string;
  courseId: string;
  attemptId: string;
}

/** The document of an attempt. */
export const attemptReference = ({ uid, courseId, attemptId }: AttemptPlace) =>
  doc(database(), 'enrollments', enrollmentId(uid, courseId), 'attempts', attemptId);
