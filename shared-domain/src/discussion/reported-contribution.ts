import * as z from 'zod/mini';
import { l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { notePassageSchema } from '../note/note.ts';
import { REPORT_STATUSES } from '../review/report-lifecycle.ts';
import { REPORT_REASONS } from '../review/review-report.ts';
import { reviewHidingSchema } from '../review/review-schema.ts';
import { instant } from '../schema.ts';

/**
 * A question or an answer that somebody has reported, as administrators see it: `reportedContributions/{id}`, with the
 * id of the contribution. It keeps the words of a hidden one, so that it can be shown again.
 */
export const reportedContributionSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  questionId: z.string(),
  answerId: z.optional(z.string()),
  courseTitle: l10nText(200),
  uid: z.string(),
  authorName: z.string(),
  text: z.string(),
  locale: localeSchema,
  passage: z.optional(notePassageSchema),
  reports: z.enum(REPORT_STATUSES),
  /** One for each person who has reported it since the last ruling. */
  reasons: z.array(z.enum(REPORT_REASONS)),
  reportedAt: instant,
  /** Only while it is hidden. */
  hiding: z.optional(reviewHidingSchema),
});

export type ReportedContribution = z.infer<typeof reportedContributionSchema>;

/** Why a contribution was hidden, for its author: `hidings/{id}`, with the id of the contribution. */
export const contributionHidingSchema = z.extend(reviewHidingSchema, { id: z.string(), uid: z.string() });

export type ContributionHiding = z.infer<typeof contributionHidingSchema>;
