import { REPORT_REASONS, type ReportReason } from '@cursiv/shared-domain';

/** How often each reason was given, most frequent first. */
export const reasonCounts = (reports: readonly { reason: ReportReason }[]): { reason: ReportReason; count: number }[] =>
  REPORT_REASONS.map((reason) => ({ reason, count: reports.filter((report) => report.reason === reason).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
