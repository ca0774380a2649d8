import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import { REPORT_STATUSES } from './report-lifecycle.ts';
import { REPORT_REASONS } from './review-report.ts';

/** A person's report of a review to the administrators: `reports/{reviewId}__{reporterUid}`, so each person reports once. */
export const reviewReportSchema = z.object({
  id: z.string(),
  reporterUid: z.string(),
  targetKind: z.literal('review'),
  /** The review. */
  targetId: z.string(),
  /** Who wrote it; absent in a report that came from a page of an older version, until the migration has run. */
  targetUid: z.optional(z.string()),
  reason: z.enum(REPORT_REASONS),
  status: z.enum(REPORT_STATUSES),
  createdAt: instant,
});

export type ReviewReport = z.infer<typeof reviewReportSchema>;
