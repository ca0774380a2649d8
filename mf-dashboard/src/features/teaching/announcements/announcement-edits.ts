import { newAnnouncementId } from '@cursiv/shared-data';
import { keptOneOf } from '@cursiv/shared-data/edits';
import type { Announcement } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const inBoth = z.object({ ro: z.string(), en: z.string() });
const valuesSchema = z.object({ title: inBoth, text: inBoth });

/** An announcement in its form. */
export type AnnouncementValues = z.infer<typeof valuesSchema>;

const filled = ({ ro = '', en = '' }: Announcement['title']) => ({ ro, en });

/** A stored announcement, or an empty one, in its form. */
export const valuesOf = (announcement: Announcement | undefined): AnnouncementValues => ({
  title: filled(announcement?.title ?? {}),
  text: filled(announcement?.text ?? {}),
});

/** Where the edits of a course's announcement wait, stored or new. */
export const announcementEdits = (uid: string, courseId: string, id: string | undefined) =>
  keptOneOf<AnnouncementValues>(uid, `announcement.${courseId}`, valuesSchema, id, newAnnouncementId);
