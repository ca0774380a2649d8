import type { StoredQuery } from './stored-query.ts';

/** Announcements that the home of a course shows at first, and with every press more. */
export const ANNOUNCEMENTS_SHOWN = 3;

/** What the learners of a course were told, newest first. */
export const sentAnnouncementsOf = (courseId: string, most: number): StoredQuery => ({
  from: `courses/${courseId}/announcements`,
  where: [['status', '==', 'sent']],
  orderBy: [['sentAt', 'desc']],
  limit: most,
});
