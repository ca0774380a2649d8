import { courseReviewId } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Takes back what a person wrote of a course. Throws AppError. */
export const deleteReview = (uid: string, courseId: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.delete(doc(database(), 'reviews', courseReviewId(courseId, uid)));
  });
