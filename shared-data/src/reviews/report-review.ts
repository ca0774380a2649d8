import { type ReportReason, reportLifecycle, reviewerOf } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { allowanceFor } from '../allowances/spend.ts';
import { transact } from '../transact.ts';

/**
 * Reports a review to the administrators; it then cannot be deleted until they have ruled. Throws AppError: `no-access`
 * for a second report by the same person, unless the review was ruled on and rewritten since.
 */
export const reportReview = (reporterUid: string, reviewId: string, reason: ReportReason): Promise<void> =>
  transact(async (transaction) => {
    const reportId = `${reviewId}__${reporterUid}`;
    const count = await allowanceFor(transaction, reporterUid, 'reports');
    count(reportId);
    transaction.set(doc(database(), 'reportedReviews', reviewId), { reports: reportLifecycle.first, reportId });
    transaction.set(doc(database(), 'reports', reportId), {
      reporterUid,
      targetKind: 'review',
      targetId: reviewId,
      targetUid: reviewerOf(reviewId),
      reason,
      status: reportLifecycle.first,
      createdAt: serverTimestamp(),
    });
  });
