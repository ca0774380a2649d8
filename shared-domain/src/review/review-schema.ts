import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant, text } from '../schema.ts';
import { REVIEW_STATUSES } from './lifecycle.ts';
import { REVIEW_LIMITS } from './review.ts';
import { REPORT_REASONS } from './review-report.ts';

/** The answer of the reviewed course's author, or of the reviewed expert. */
export const reviewReplySchema = z.object({ text: text(REVIEW_LIMITS.reply), locale: localeSchema, at: instant });

/** Why an administrator hid a review; its author reads it, too. */
export const reviewHidingSchema = z.object({
  reason: z.enum(REPORT_REASONS),
  /** In the administrator's own words; may be empty unless the reason is `other`. */
  note: text(REVIEW_LIMITS.hidingNote),
  /** Language of the note. */
  locale: localeSchema,
  at: instant,
});

export type ReviewHiding = z.infer<typeof reviewHidingSchema>;

/** A person's review of one course or expert: `reviews/{kind}__{targetId}__{uid}`; the id makes a second one impossible. */
export const reviewSchema = z.object({
  id: z.string(),
  targetKind: z.enum(['course', 'expert']),
  targetId: z.string(),
  uid: z.string(),
  /** The booking after which an expert was reviewed. */
  bookingId: z.optional(z.string()),
  /** As in the profile at the time of writing. */
  authorName: z.string(),
  rating: z.int().check(z.minimum(1), z.maximum(5)),
  /** May be empty: stars alone. */
  text: text(REVIEW_LIMITS.text),
  locale: localeSchema,
  status: z.enum(REVIEW_STATUSES),
  createdAt: instant,
  updatedAt: instant,
  reply: z.optional(reviewReplySchema),
  /** Only while the review is hidden. */
  hidden: z.optional(reviewHidingSchema),
});

export type Review = z.infer<typeof reviewSchema>;
