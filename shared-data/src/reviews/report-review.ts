import type { ReportReason } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Tells the administrators of a review; a person's second report of it is refused. Throws AppError. */
export const reportReview = (reporterUid: string, reviewId: string, reason: ReportReason): Promise<void> =>
  transact(async (transaction) => {
    transaction.set(doc(database(), 'reports', `${reviewId}__${reporterUid}`), {
      reporterUid,
      targetKind: 'review',
      targetId: reviewId,
      reason,
      status: 'open',
      createdAt: serverTimestamp(),
    });
  });
