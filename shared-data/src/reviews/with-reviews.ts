import { type Review, type ReviewReport, reviewSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** A review with its reports in one state, in the order of the list. */
export interface ReportedReview {
  reviewId: string;
  /** Undefined when its author has deleted it. */
  review: Review | undefined;
  reports: [ReviewReport, ...ReviewReport[]];
}

/** What follows a list of reports by the reviews that they are about. */
export type WithReviews<Reports> = Omit<Reports, 'found'> & { found: ReportedReview[] };

interface Followed {
  review: Review | undefined;
  isKnown: boolean;
  stop: () => void;
}

/**
 * Follows a list of reports together with their reviews, once all of these are known. A review is read once, whatever comes to the list or
 * goes from it, as long as a report of it is there.
 */
export const withReviews =
  <Reports extends { found: ReviewReport[] }>(watch: Watch<Reports>): Watch<WithReviews<Reports>> =>
  ({ next, fail }) => {
    const reviews = new Map<string, Followed>();
    let last: Reports | undefined;
    const settle = () => {
      if (!last || [...reviews.values()].some(({ isKnown }) => !isKnown)) return;
      const found = groupedByReview(last.found).map(([reviewId, reports]) => ({
        ...{ reviewId, reports },
        review: reviews.get(reviewId)?.review,
      }));
      next({ ...last, found });
    };
    const follow = (id: string) => {
      const followed: Followed = { review: undefined, isKnown: false, stop: () => {} };
      reviews.set(id, followed);
      followed.stop = watchDocument(reviewSchema, () => doc(database(), 'reviews', id))({
        fail,
        next: (review) => {
          Object.assign(followed, { review, isKnown: true });
          settle();
        },
      });
    };
    const stopReports = watch({
      fail,
      next: (reports) => {
        last = reports;
        const wanted = new Set(reports.found.map(({ targetId }) => targetId));
        for (const [id, { stop }] of reviews) {
          if (wanted.has(id)) continue;
          stop();
          reviews.delete(id);
        }
        for (const id of wanted) if (!reviews.has(id)) follow(id);
        settle();
      },
    });
    return () => {
      stopReports();
      for (const { stop } of reviews.values()) stop();
    };
  };

/** The reports of each review together, in the order of the first of them. */
export function groupedByReview(reports: readonly ReviewReport[]): [string, ReportedReview['reports']][] {
  const groups = new Map<string, ReportedReview['reports']>();
  for (const report of reports) {
    const group = groups.get(report.targetId);
    if (group) group.push(report);
    else groups.set(report.targetId, [report]);
  }
  return [...groups];
}
