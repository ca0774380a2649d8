import type { HomeAnnouncement } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

/** The home page's announcement as its fields hold it. */
export const announcementFieldsSchema = z.object({ ro: z.string(), en: z.string(), isShown: z.boolean() });
export type AnnouncementFields = z.infer<typeof announcementFieldsSchema>;

export const fieldsOf = ({ text, isShown }: HomeAnnouncement): AnnouncementFields => ({ ...text, isShown });

export const announcementOf = ({ ro, en, isShown }: AnnouncementFields): HomeAnnouncement => ({
  text: { ro: ro.trim(), en: en.trim() },
  isShown,
});
