import { HOME_PARTS, type HomeView, type Locale, type SiteSettings } from '@cursiv/shared-domain';

/** How the home page is to be shown in a language; without a word of the operator's as the product has it. */
export function homeView({ home }: SiteSettings, locale: Locale): HomeView {
  if (!home) return { parts: [...HOME_PARTS] };
  const { title, lead, parts } = home;
  return { ...(title[locale] && { title: title[locale] }), ...(lead[locale] && { lead: lead[locale] }), parts };
}
