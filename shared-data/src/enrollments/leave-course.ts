import { enrollmentId } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** A learner leaves a course; what they did is kept for when they come back. Throws AppError. */
export const leaveCourse = (uid: string, courseId: string): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    transaction.update(reference, { status: 'withdrawn', updatedAt: serverTimestamp() });
  });
