import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { writtenCategorySchema } from './content/categories.ts';
import { FEATURED_LIMITS } from './content/featured.ts';
import { SITE_LIMITS } from './content/home-announcement.ts';
import { HOME_PAGE_LIMITS, HOME_PARTS } from './content/home-page.ts';

/** The administrators' settings for the whole site: `config/public`. */
export const siteSettingsSchema = z.object({
  /** The site's contact e-mail address; empty while there is none. */
  supportEmail: z.string().check(z.maxLength(254)),
  /** A copy of `siteContent/announcement`, like whether it shows. */
  announcement: l10nText(SITE_LIMITS.announcement),
  announcementActive: z.boolean(),
  /** A copy of `siteContent/featured`, for the pages that read this document anyway. */
  featuredCourseIds: z.array(z.string()).check(z.maxLength(FEATURED_LIMITS.courses)),
  /** A copy of `siteContent/categories`, and the ids of those that are offered; absent until somebody changes them. */
  categories: z.optional(z.array(writtenCategorySchema)),
  offeredCategories: z.optional(z.array(z.string())),
  /** A copy of `siteContent/home`: the parts that show, in their order; absent until somebody changes it. */
  home: z.optional(
    z.object({
      title: l10nText(HOME_PAGE_LIMITS.title),
      lead: l10nText(HOME_PAGE_LIMITS.lead),
      parts: z.array(z.enum(HOME_PARTS)),
    }),
  ),
});
export type SiteSettings = z.infer<typeof siteSettingsSchema>;

export const DEFAULT_SITE_SETTINGS: SiteSettings = {
  supportEmail: '',
  announcement: {},
  announcementActive: false,
  featuredCourseIds: [],
};
