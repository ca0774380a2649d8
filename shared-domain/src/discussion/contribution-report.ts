import * as z from 'zod/mini';
import { REPORT_REASONS } from '../review/review-report.ts';
import { instant } from '../schema.ts';

/**
 * A person's report of a question or an answer: `reports/{contributionId}__{reporterUid}`. What became of it stands in
 * `reportedContributions/{contributionId}`.
 */
export const contributionReportSchema = z.object({
  id: z.string(),
  reporterUid: z.string(),
  targetKind: z.enum(['question', 'answer']),
  /** The question or the answer. */
  targetId: z.string(),
  /** Who wrote it. */
  targetUid: z.string(),
  reason: z.enum(REPORT_REASONS),
  /** The revision that was reported: a later one may be reported again. */
  of: z.number(),
  createdAt: instant,
});

export type ContributionReport = z.infer<typeof contributionReportSchema>;
