import { lifecycleOf } from '../lifecycle.ts';

export const ANNOUNCEMENT_STATUSES = ['draft', 'sent', 'withdrawn'] as const;

export type AnnouncementStatus = (typeof ANNOUNCEMENT_STATUSES)[number];

/** Who moves an announcement: the course's authors write it and take it back, the server alone sends it. */
export const announcementLifecycle = lifecycleOf(ANNOUNCEMENT_STATUSES, 'draft', {
  author: { starts: true, edits: ['draft'], deletes: ['draft'], moves: { sent: ['withdrawn'] } },
  server: { moves: { draft: ['sent'] } },
});
