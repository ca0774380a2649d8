import { type Locale, pick, type SitePayload, type SiteSettings } from '@cursiv/shared-domain';

/** What every page needs of the site; the announcement only while it is switched on. */
export function sitePayload(
  { supportEmail, announcement, announcementActive }: SiteSettings,
  locale: Locale,
): SitePayload {
  const picked = announcementActive ? pick(announcement, locale) : undefined;
  return { supportEmail, ...(picked && { announcement: { text: picked.value, locale: picked.locale } }) };
}
