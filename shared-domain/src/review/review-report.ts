import * as z from 'zod/mini';
import { instant } from '../schema.ts';

export const REPORT_REASONS = ['spam', 'offensive', 'unrelated', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/** `open` waits for an administrator, who either acts on it, hiding the review, or finds nothing wrong. */
export const REPORT_STATUSES = ['open', 'actioned', 'dismissed'] as const;
export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** What a person told the administrators of a review: `reports/{reviewId}__{reporterUid}`, so each person tells once. */
export const reviewReportSchema = z.object({
  id: z.string(),
  reporterUid: z.string(),
  targetKind: z.literal('review'),
  /** The review. */
  targetId: z.string(),
  reason: z.enum(REPORT_REASONS),
  status: z.enum(REPORT_STATUSES),
  createdAt: instant,
});
export type ReviewReport = z.infer<typeof reviewReportSchema>;
