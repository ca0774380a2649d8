import { lifecycleOf } from '../lifecycle.ts';

/** `open` waits for an administrator, who either acts on it, hiding the review, or finds nothing wrong. */
export const REPORT_STATUSES = ['open', 'actioned', 'dismissed'] as const;

export type ReportStatus = (typeof REPORT_STATUSES)[number];

/** Who moves a report of a review. Its reporter opens it again when the review was rewritten since the ruling. */
export const reportLifecycle = lifecycleOf(REPORT_STATUSES, 'open', {
  reporter: { starts: true, moves: { actioned: ['open'], dismissed: ['open'] } },
  administrator: {
    moves: { open: ['actioned', 'dismissed'], actioned: ['dismissed', 'open'], dismissed: ['actioned', 'open'] },
  },
});
