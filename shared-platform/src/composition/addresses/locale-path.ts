import type { PageLocale } from '../../contract.ts';

const ENGLISH_PREFIX = '/en';

/** Collapses every run of slashes to one and drops those at the end, so that no browser can read the path as another host. */
function withSingleSlashes(path: string): string {
  const single = `/${path}`.replaceAll(/[/\\]+/g, '/');
  return single.length > 1 && single.endsWith('/') ? single.slice(0, -1) : single;
}

/** Splits a pathname into its locale and the locale-free path: `/en/courses` is `en` and `/courses` (spec §2: only English has a prefix). */
export function splitLocale(pathname: string): { locale: PageLocale; path: string } {
  const isEnglish = pathname === ENGLISH_PREFIX || pathname.startsWith(`${ENGLISH_PREFIX}/`);
  const path = isEnglish ? pathname.slice(ENGLISH_PREFIX.length) : pathname;
  return { locale: isEnglish ? 'en' : 'ro', path: withSingleSlashes(path) };
}

/** Adds the locale's prefix to a locale-free internal path; query and hash stay, and the result never leaves the site. */
export function localizePath(path: string, locale: PageLocale): string {
  const own = `/${path.replace(/^[/\\\s]+/, '')}`;
  if (locale === 'ro') return own;
  const isHome = /^\/(?=[?#]|$)/.test(own);
  return ENGLISH_PREFIX + (isHome ? own.slice(1) : own);
}
