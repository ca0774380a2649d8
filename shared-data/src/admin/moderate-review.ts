import { AppError, type ReportStatus, type Review, type ReviewHiding, reviewSchema } from '@cursiv/shared-domain';
import {
  collection,
  database,
  deleteField,
  doc,
  getDocs,
  query,
  serverTimestamp,
  where,
} from '@cursiv/shared-firebase/firestore';
import { type Actor, type AuditRecord, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';

/** What becomes of a reported review: `actioned` hides it for a reason, the others let everybody read it. */
export type Ruling =
  | { reports: Exclude<ReportStatus, 'actioned'> }
  | { reports: 'actioned'; hiding: Pick<ReviewHiding, 'reason' | 'note' | 'locale'> };

/** What an administrator judges. */
export interface ModerationCase {
  reviewId: string;
  /** As it was seen; undefined when its author had taken it back. */
  review: Review | undefined;
  /** State of the reports that are ruled on; those in another state stay as they are. */
  reports: ReportStatus;
}

/**
 * An administrator rules on a review and the reports of it, as one. Throws AppError: `conflict` when the review was changed or
 * the reports were ruled on meanwhile, `no-access` when the rules refuse.
 */
export async function moderateReview(actor: Actor, seen: ModerationCase, ruling: Ruling): Promise<void> {
  const reports = await guarded(() =>
    getDocs(
      query(
        collection(database(), 'reports'),
        where('targetId', '==', seen.reviewId),
        where('status', '==', seen.reports),
      ),
    ),
  );
  if (reports.empty) throw new AppError('conflict', `the reports of ${seen.reviewId} have moved on`);
  await transact(async (transaction) => {
    const reference = doc(database(), 'reviews', seen.reviewId);
    const review = parseDocument(reviewSchema, await transaction.get(reference));
    if (review?.updatedAt.getTime() !== seen.review?.updatedAt.getTime()) {
      throw new AppError('conflict', `reviews/${seen.reviewId} has been changed`);
    }
    const mark = doc(database(), 'reportedReviews', seen.reviewId);
    const lastReport: unknown = (await transaction.get(mark)).get('reportId');
    const move = review && moveOf(review, ruling);
    const lastAuditId = recordAudit(transaction, actor, {
      action: 'review.moderated',
      subject: `reviews/${seen.reviewId}`,
      changes: { ...move?.changes, reports: { old: seen.reports, new: ruling.reports } },
    });
    if (move) transaction.update(reference, { ...move.fields, lastAuditId });
    // A report that came since keeps the review where it is.
    if (reports.docs.some(({ id }) => id === lastReport)) {
      transaction.update(mark, { reports: ruling.reports, lastAuditId });
    }
    for (const report of reports.docs) transaction.update(report.ref, { status: ruling.reports, lastAuditId });
  });
}

/** How the review itself changes; undefined when it is already as the ruling wants it. */
function moveOf(
  { status }: Review,
  ruling: Ruling,
): { fields: Record<string, unknown>; changes: AuditRecord['changes'] } | undefined {
  if (ruling.reports === 'actioned') {
    if (status !== 'published') return undefined;
    const { reason, note, locale } = ruling.hiding;
    return {
      fields: { status: 'hidden', hidden: { reason, note, locale, at: serverTimestamp() } },
      changes: { status: { old: status, new: 'hidden' }, reason: { old: '', new: reason } },
    };
  }
  if (status !== 'hidden') return undefined;
  return {
    fields: { status: 'published', hidden: deleteField() },
    changes: { status: { old: status, new: 'published' } },
  };
}
