import { callFunction } from '../call-function.ts';
import { withOwnSaves } from '../revisions/own-saves.ts';

/**
 * Has an announcement told to everybody who takes the course, as it was read in this revision; asked again, nothing is told twice.
 * Throws AppError: `conflict` when it says something else by now, `allowance-spent` when the day allows no more.
 */
export async function sendAnnouncement(courseId: string, announcementId: string, rev: number): Promise<void> {
  const seen = withOwnSaves(`courses/${courseId}/announcements/${announcementId}`, rev);
  await callFunction('sendAnnouncement', { courseId, announcementId, rev: seen });
}
