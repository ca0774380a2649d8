import { DEFAULT_LOCALE, type Locale } from '@cursiv/shared-domain';

const ENGLISH_PREFIX = '/en';

/** Splits a pathname into its locale and the locale-free path: `/en/courses` is `en` and `/courses` (spec §2: only English has a prefix). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  if (pathname === ENGLISH_PREFIX) return { locale: 'en', path: '/' };
  if (pathname.startsWith(`${ENGLISH_PREFIX}/`)) return { locale: 'en', path: pathname.slice(ENGLISH_PREFIX.length) };
  return { locale: DEFAULT_LOCALE, path: pathname };
}

/** Puts the locale's prefix before a locale-free internal path; query and hash stay as they are. */
export function localizePath(path: string, locale: Locale): string {
  if (locale === DEFAULT_LOCALE) return path;
  const isHome = /^\/(?=[?#]|$)/.test(path);
  return ENGLISH_PREFIX + (isHome ? path.slice(1) : path);
}
