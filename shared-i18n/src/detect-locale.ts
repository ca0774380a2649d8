import { DEFAULT_LOCALE, type Locale } from '@cursiv/shared-domain';
import { isLocale, readLocaleCookie } from './locale-cookie.ts';

/**
 * The language for a first load of exactly `/`: the remembered one, else the browser's first language that the site
 * has, else Romanian. Elsewhere the path decides (spec §4).
 */
export function detectLocale(cookies: string, browserLanguages: readonly string[]): Locale {
  return (
    readLocaleCookie(cookies) ??
    browserLanguages.map((tag) => tag.slice(0, 2).toLowerCase()).find(isLocale) ??
    DEFAULT_LOCALE
  );
}
