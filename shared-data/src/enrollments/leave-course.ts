import { enrollmentId } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Ends a learner's enrolment; their progress is kept for a return. Throws AppError. */
export const leaveCourse = (uid: string, courseId: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    transaction.update(reference, { status: 'withdrawn', updatedAt: serverTimestamp() });
  });
