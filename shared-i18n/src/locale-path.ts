import { DEFAULT_LOCALE, type Locale } from '@cursiv/shared-domain';

const ENGLISH_PREFIX = '/en';

/** One slash for every run of them, none at the end: nothing that a browser reads as another host is left of a path. */
function withSingleSlashes(path: string): string {
  const single = `/${path}`.replaceAll(/[/\\]+/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

/** Splits a pathname into its locale and the locale-free path: `/en/courses` is `en` and `/courses` (spec §2: only English has a prefix). */
export function splitLocale(pathname: string): { locale: Locale; path: string } {
  const isEnglish = pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`);
  const path = isEnglish ? pathname.slice(ENGLISH_PREFIX.length) : pathname;
  return { locale: isEnglish ? 'en' : DEFAULT_LOCALE, path: withSingleSlashes(path) };
}

/** Puts the locale's prefix before a locale-free internal path; query and hash stay as they are, and the result stays on the site. */
export function localizePath(path: string, locale: Locale): string {
  const own = `/${path.replace(/^[/\\\s]+/, '')}`;
  if (locale === DEFAULT_LOCALE) return own;
  const isHome = /^\/(?=[?#]|$)/.test(own);
  return ENGLISH_PREFIX + (isHome ? own.slice(1) : own);
}
