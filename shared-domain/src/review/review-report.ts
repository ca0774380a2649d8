export const REPORT_REASONS = ['spam', 'offensive', 'unrelated', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];
