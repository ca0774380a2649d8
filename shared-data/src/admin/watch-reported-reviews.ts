import {
  type ReportStatus,
  type Review,
  type ReviewReport,
  reviewReportSchema,
  reviewSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';
import { readDocument } from '../reading/read-document.ts';
import { watchTogether } from '../reading/watch-together.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** A review with its reports in one state, newest first. */
export interface ReportedReview {
  reviewId: string;
  /** Undefined when its author has deleted it. */
  review: Review | undefined;
  reports: [ReviewReport, ...ReviewReport[]];
}

/** The reported reviews, and whether there may be more. */
export interface ReportedReviews {
  reviews: ReportedReview[];
  hasMore: boolean;
}

/** Watches the reviews behind at most `count` reports in a state, those with the latest or the oldest report first; for administrators. */
export const watchReportedReviews =
  (status: ReportStatus, count: number, first: 'latest' | 'oldest' = 'latest'): Watch<ReportedReviews> =>
  ({ next, fail }) => {
    let stopReviews = () => {};
    const stopReports = reportsIn(status, first).watch(count)({
      fail,
      next: (reports) => {
        stopReviews();
        const byReview = groupedByReview(reports);
        stopReviews = watchReviews([...byReview.keys()])({
          fail,
          next: (found) =>
            next({
              reviews: [...byReview].map(([reviewId, told]) => ({
                reviewId,
                review: found.get(reviewId),
                reports: told,
              })),
              hasMore: reports.length >= count,
            }),
        });
      },
    });
    return () => {
      stopReports();
      stopReviews();
    };
  };

/** Reviews that are read at once. */
const TOGETHER = 50;

/**
 * Reads every review whose reports are in a state, the one with the latest report first, and tells on the way how many reports there are so
 * far; for administrators. Throws AppError.
 */
export async function getReportedReviews(
  status: ReportStatus,
  heard: (count: number) => void,
): Promise<ReportedReview[]> {
  const byReview = [...groupedByReview(await reportsIn(status, 'latest').readAll(heard))];
  const reviews: ReportedReview[] = [];
  for (let start = 0; start < byReview.length; start += TOGETHER) {
    const read = byReview.slice(start, start + TOGETHER).map(async ([reviewId, reports]) => {
      const review = await readDocument(reviewSchema, `reviews/${reviewId}`);
      return { reviewId, review, reports };
    });
    reviews.push(...(await Promise.all(read)));
  }
  return reviews;
}

const reportsIn = (status: ReportStatus, first: 'latest' | 'oldest'): DocumentList<ReviewReport> =>
  documentList(reviewReportSchema, () =>
    query(
      collection(database(), 'reports'),
      where('status', '==', status),
      orderBy('createdAt', first === 'latest' ? 'desc' : 'asc'),
    ),
  );

/** Watches several reviews; reports them once all are known. */
const watchReviews = (ids: readonly string[]): Watch<ReadonlyMap<string, Review | undefined>> =>
  watchTogether(new Map(ids.map((id) => [id, watchDocument(reviewSchema, () => doc(database(), 'reviews', id))])));

function groupedByReview(reports: readonly ReviewReport[]): Map<string, ReportedReview['reports']> {
  const groups = new Map<string, ReportedReview['reports']>();
  for (const report of reports) {
    const group = groups.get(report.targetId);
    if (group) group.push(report);
    else groups.set(report.targetId, [report]);
  }
  return groups;
}
