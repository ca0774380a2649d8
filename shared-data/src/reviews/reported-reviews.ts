import { type ReportStatus, type ReviewReport, reviewReportSchema, reviewSchema } from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type DocumentList, documentList } from '../reading/document-list.ts';
import { readDocument } from '../reading/read-document.ts';
import type { SearchedList } from '../reading/searched-list.ts';
import type { Found } from '../reading/watch-found.ts';
import type { Watch } from '../watch.ts';
import { groupedByReview, type ReportedReview, withReviews } from './with-reviews.ts';

/**
 * The reviews whose reports are in a state, the one with the latest report first, so many reports more with each page; for administrators.
 */
export const reportedReviews = (status: ReportStatus): SearchedList<ReportedReview> => ({
  paged: (step) => {
    const { watch, more } = reportsIn(status, 'desc').paged(step);
    return { watch: withReviews(watch), more };
  },
  readAll: async (heard) => readReviews(await reportsIn(status, 'desc').readAll(heard)),
});

/** Watches the reviews behind at most `count` reports that wait, the oldest report first; for administrators. */
export const watchWaitingReviews = (count: number): Watch<Found<ReportedReview>> =>
  withReviews<Found<ReviewReport>>(({ next, fail }) =>
    reportsIn('open', 'asc').watch(count)({
      fail,
      next: (found) => next({ found, hasMore: found.length >= count }),
    }),
  );

/** Reviews that are read at once. */
const TOGETHER = 50;

async function readReviews(reports: readonly ReviewReport[]): Promise<ReportedReview[]> {
  const byReview = groupedByReview(reports);
  const reviews: ReportedReview[] = [];
  for (let start = 0; start < byReview.length; start += TOGETHER) {
    const read = byReview.slice(start, start + TOGETHER).map(async ([reviewId, told]) => {
      const review = await readDocument(reviewSchema, `reviews/${reviewId}`);
      return { reviewId, review, reports: told };
    });
    reviews.push(...(await Promise.all(read)));
  }
  return reviews;
}

const reportsIn = (status: ReportStatus, order: 'asc' | 'desc'): DocumentList<ReviewReport> =>
  documentList(reviewReportSchema, () =>
    query(collection(database(), 'reports'), where('status', '==', status), orderBy('createdAt', order)),
  );
