import {
  AppError,
  type ReportStatus,
  type Review,
  type ReviewHiding,
  reviewLifecycle,
  reviewSchema,
} from '@cursiv/shared-domain';
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
import { changedFields } from '../audit/changed-fields.ts';
import { type Actor, recordAudit } from '../audit/record-audit.ts';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { transact } from '../transact.ts';

/** The outcome for a reported review: `actioned` hides it for a reason, the others leave it visible to everybody. */
export type Ruling =
  | { reports: Exclude<ReportStatus, 'actioned'> }
  | { reports: 'actioned'; hiding: Pick<ReviewHiding, 'reason' | 'note' | 'locale'> };

/** The subject of an administrator's ruling. */
export interface ModerationCase {
  reviewId: string;
  /** As the administrator saw it; undefined when its author had deleted it. */
  review: Review | undefined;
  /** State of the reports to rule on; reports in another state stay as they are. */
  reports: ReportStatus;
}

/**
 * Rules on a review and its reports in one transaction, as an administrator. Throws AppError: `conflict` when the
 * review has changed or its reports were ruled on in the meantime, `no-access` when the rules refuse.
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
  const [oneReport] = reports.docs;
  if (!oneReport) throw new AppError('conflict', `the reports of ${seen.reviewId} have moved on`);
  await transact(async (transaction) => {
    const reference = doc(database(), 'reviews', seen.reviewId);
    const stored = await transaction.get(reference);
    const review = parseDocument(reviewSchema, stored);
    if (review?.updatedAt.getTime() !== seen.review?.updatedAt.getTime()) {
      throw new AppError('conflict', `reviews/${seen.reviewId} has been changed`);
    }
    const mark = doc(database(), 'reportedReviews', seen.reviewId);
    const lastReport: unknown = (await transaction.get(mark)).get('reportId');
    const move = review && moveOf(review, ruling);
    const lastAuditId = await recordAudit(transaction, actor, {
      action: 'review.moderated',
      subject: `reviews/${seen.reviewId}`,
      changes: { ...changedFields(stored.data(), move ?? {}), reports: { old: seen.reports, new: ruling.reports } },
      reportId: oneReport.id,
    });
    if (move) transaction.update(reference, { ...move, hidden: move.hidden ?? deleteField(), lastAuditId });
    // A report that arrived since keeps the review in the list.
    if (reports.docs.some(({ id }) => id === lastReport)) {
      transaction.update(mark, { reports: ruling.reports, lastAuditId });
    }
    for (const report of reports.docs) transaction.update(report.ref, { status: ruling.reports, lastAuditId });
  });
}

/**
 * The changed fields of the review, with `hidden` undefined when it is removed; undefined when the review already
 * matches the ruling.
 */
function moveOf({ status }: Review, ruling: Ruling) {
  if (ruling.reports === 'actioned') {
    if (!reviewLifecycle.canMove('administrator', status, 'hidden')) return undefined;
    const { reason, note, locale } = ruling.hiding;
    return { status: 'hidden', hidden: { reason, note, locale, at: serverTimestamp() } };
  }
  const canShow = reviewLifecycle.canMove('administrator', status, 'published');
  return canShow ? { status: 'published', hidden: undefined } : undefined;
}
