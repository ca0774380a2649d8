import { type ReviewTarget, reviewId } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Deletes a person's review of a course or an expert. Throws AppError. */
export const deleteReview = (uid: string, target: ReviewTarget): Promise<void> =>
  transact(async (transaction) => {
    transaction.delete(doc(database(), 'reviews', reviewId(target, uid)));
  });
