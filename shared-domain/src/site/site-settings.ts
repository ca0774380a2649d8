import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';

export const SITE_LIMITS = { announcement: 240, featuredCourses: 6 } as const;

/** The administrators' settings for the whole site: `config/public`. */
export const siteSettingsSchema = z.object({
  /** The site's contact e-mail address; empty while there is none. */
  supportEmail: z.string().check(z.maxLength(254)),
  announcement: l10nText(SITE_LIMITS.announcement),
  announcementActive: z.boolean(),
  featuredCourseIds: z.array(z.string()).check(z.maxLength(SITE_LIMITS.featuredCourses)),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  supportEmail: '',
  announcement: {},
  announcementActive: false,
  featuredCourseIds: [],
};
