import { database, deleteField, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Takes the answer to a review away, as the author of the course or the expert. Throws AppError. */
export const removeReply = (reviewId: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(doc(database(), 'reviews', reviewId), { reply: deleteField() });
  });
