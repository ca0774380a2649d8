import { LOCALES, type Locale } from '@cursiv/shared-domain';

/** Cookie that remembers the chosen language: 365 days, path /, SameSite lax (spec §4 and §9); `detectLocale` reads it. */
const LOCALE_COOKIE = 'i18n_redirected';
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;

/** Accepts only `ro` and `en` (spec §5). */
export const isLocale = (value: unknown): value is Locale => LOCALES.some((locale) => locale === value);

/** The cookie text that remembers a language. */
export function localeCookie(locale: Locale, secure: boolean): string {
  return `${LOCALE_COOKIE}=${locale}; Max-Age=${LIFETIME_SECONDS}; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
}
