import type { Enrollment } from '../enrollment/enrollment-schema.ts';
import { isLearning } from '../enrollment/lifecycle.ts';

export const REVIEW_LIMITS = { text: 2000, reply: 1000, hidingNote: 500 } as const;

/** Per cent of a course to have done before one may review it. */
export const REVIEW_MIN_PROGRESS = 20;

/** Minutes after enrolling before which nobody has taken enough of a course to review it. */
export const REVIEW_MIN_MINUTES = 10;

export const RATINGS = [1, 2, 3, 4, 5] as const;

/** What a review is of: a course by its id, or an expert by theirs. */
export interface ReviewTarget {
  targetKind: 'course' | 'expert';
  targetId: string;
}

export const reviewId = ({ targetKind, targetId }: ReviewTarget, uid: string) => `${targetKind}__${targetId}__${uid}`;

/** Who wrote a review, as its id says. */
export const reviewerOf = (id: string): string => id.split('__').slice(2).join('__');

/** Learners who have done some of a course, and not just now, may review it; its author may not. The data rules say the same. */
export const canReview = ({ uid, courseOwnerUid, status, progress, enrolledAt }: Enrollment, now: Date): boolean =>
  uid !== courseOwnerUid &&
  isLearning(status) &&
  progress.completed >= 1 &&
  progress.completed * 100 >= progress.total * REVIEW_MIN_PROGRESS &&
  enrolledAt.getTime() + REVIEW_MIN_MINUTES * 60_000 <= now.getTime();

/** The average of so many reviews with 1, 2, 3, 4 and 5 stars, to one decimal; 0 without any. */
export function ratingOf(counts: readonly number[]): { ratingAvg: number; ratingCount: number } {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { ratingAvg: ratingCount === 0 ? 0 : Math.round((stars / ratingCount) * 10) / 10, ratingCount };
}
