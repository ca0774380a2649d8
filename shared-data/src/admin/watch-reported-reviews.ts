import {
  type ReportStatus,
  type Review,
  type ReviewReport,
  reviewReportSchema,
  reviewSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { watchTogether } from '../reading/watch-together.ts';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

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
    const stopReports = watchReports(
      status,
      count,
      first,
    )({
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

const watchReports = (status: ReportStatus, count: number, first: 'latest' | 'oldest'): Watch<ReviewReport[]> =>
  watchQuery(reviewReportSchema, () =>
    query(
      collection(database(), 'reports'),
      where('status', '==', status),
      orderBy('createdAt', first === 'latest' ? 'desc' : 'asc'),
      limit(count),
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
