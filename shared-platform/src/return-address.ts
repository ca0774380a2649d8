import { siteAddress } from './composition/addresses/site-address.ts';

/**
 * A safe place to go after signing in: the given address when it is one of this site, else the fallback. Everything a browser
 * could read as another origin (`//host`, `/\host`, control characters, schemes) is refused, and so are the sign-in pages
 * themselves, which would loop.
 */
export function returnAddress(value: string | null | undefined, fallback: string): string {
  if (!value?.startsWith('/') || /\p{Cc}/u.test(value)) return fallback;
  const base = 'https://site.invalid';
  if (!URL.canParse(value, base)) return fallback;
  const { origin, pathname, search, hash } = new URL(value, base);
  const path = origin === base ? siteAddress(pathname)?.pathname : undefined;
  if (path === undefined || /^(\/en)?\/(login|register)$/i.test(path)) return fallback;
  return path + search + hash;
}
