import * as z from 'zod/mini';
import type { Enrollment } from '../enrollment/enrollment.ts';
import { localeSchema } from '../l10n/l10n.ts';
import { instant, text } from '../schema.ts';
import { REPORT_REASONS } from './review-report.ts';

export const REVIEW_LIMITS = { text: 2000, reply: 1000, hidingNote: 500 } as const;
/** Per cent of a course to have done before one may review it. */
export const REVIEW_MIN_PROGRESS = 20;
export const RATINGS = [1, 2, 3, 4, 5] as const;

export const REVIEW_STATUSES = ['published', 'flagged', 'hidden', 'removed'] as const;

/** What the author of the reviewed course, or the reviewed expert, answers. */
export const reviewReplySchema = z.object({ text: text(REVIEW_LIMITS.reply), locale: localeSchema, at: instant });

/** Why an administrator took a review out of sight; its author reads it, too. */
export const reviewHidingSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  /** In the administrator's own words; may be empty unless the reason is `other`. */
  note: text(REVIEW_LIMITS.hidingNote),
  /** Language of the note. */
  locale: localeSchema,
  at: instant,
});
export type ReviewHiding = z.infer<typeof reviewHidingSchema>;

/** One person's opinion of one thing: `reviews/{kind}__{targetId}__{uid}`; the id makes a second one impossible. */
export const reviewSchema = z.object({
  id: z.string(),
  targetKind: z.enum(['course', 'expert']),
  targetId: z.string(),
  uid: z.string(),
  /** The session after which an expert was reviewed. */
  bookingId: z.optional(z.string()),
  /** As in the profile when it was written. */
  authorName: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** May be empty: stars alone. */
  text: text(REVIEW_LIMITS.text),
  locale: localeSchema,
  status: z.enum(REVIEW_STATUSES),
  createdAt: instant,
  updatedAt: instant,
  reply: z.optional(reviewReplySchema),
  /** Only while it is hidden. */
  hidden: z.optional(reviewHidingSchema),
});
export type Review = z.infer<typeof reviewSchema>;

/** What a review is of: a course by its id, or an expert by theirs. */
export type ReviewTarget = Pick<Review, 'targetKind' | 'targetId'>;

export const reviewId = ({ targetKind, targetId }: ReviewTarget, uid: string) => `${targetKind}__${targetId}__${uid}`;

/** Learners who have done some of a course may review it; its author may not. */
export const canReview = ({ uid, courseOwnerUid, status, progress }: Enrollment): boolean =>
  uid !== courseOwnerUid && (status === 'active' || status === 'completed') && progress.pct >= REVIEW_MIN_PROGRESS;

/** The average of so many reviews with 1, 2, 3, 4 and 5 stars, to one decimal; 0 without any. */
export function ratingOf(counts: readonly number[]): { ratingAvg: number; ratingCount: number } {
  const ratingCount = counts.reduce((sum, count) => sum + count, 0);
  const stars = counts.reduce((sum, count, index) => sum + count * (index + 1), 0);
  return { ratingAvg: ratingCount === 0 ? 0 : Math.round((stars / ratingCount) * 10) / 10, ratingCount };
}
