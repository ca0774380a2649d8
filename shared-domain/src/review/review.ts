import type { Enrollment } from '../enrollment/enrollment-schema.ts';

export const REVIEW_LIMITS = { text: 2000, reply: 1000, hidingNote: 500 } as const;

/** The percentage of a course that a learner must have done before reviewing it. */
export const REVIEW_MIN_PROGRESS = 20;

/** The minutes after enrolling before which nobody can have taken enough of a course to review it. */
export const REVIEW_MIN_MINUTES = 10;

export const RATINGS = [1, 2, 3, 4, 5] as const;

export const REVIEW_STATUSES = ['published', 'flagged', 'hidden', 'removed'] as const;

/** The subject of a review: a course or an expert, by id. */
export interface ReviewTarget {
  targetKind: 'course' | 'expert';
  targetId: string;
}

export const reviewId = ({ targetKind, targetId }: ReviewTarget, uid: string) => `${targetKind}__${targetId}__${uid}`;

/**
 * Learners who have done enough of a course, and did not just enrol, may review it; its author may not. The data rules
 * say the same.
 */
export const canReview = ({ uid, courseOwnerUid, status, progress, enrolledAt }: Enrollment, now: Date): boolean =>
  uid !== courseOwnerUid &&
  (status === 'active' || status === 'completed') &&
  progress.completed >= 1 &&
  progress.completed * 100 >= progress.total * REVIEW_MIN_PROGRESS &&
  enrolledAt.getTime() + REVIEW_MIN_MINUTES * 60_000 <= now.getTime();

/** The average of these numbers of reviews with 1, 2, 3, 4 and 5 stars, to one decimal; 0 without any. */
export function ratingOf(counts: readonly number[]): { ratingAvg: number; ratingCount: number } {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { ratingAvg: ratingCount === 0 ? 0 : Math.round((stars / ratingCount) * 10) / 10, ratingCount };
}
