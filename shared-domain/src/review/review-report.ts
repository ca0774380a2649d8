export const REPORT_REASONS = ['spam', 'offensive', 'unrelated', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

/** `open` waits for an administrator, who either acts on it by hiding the review, or dismisses it. */
export const REPORT_STATUSES = ['open', 'actioned', 'dismissed'] as const;

export type ReportStatus = (typeof REPORT_STATUSES)[number];
