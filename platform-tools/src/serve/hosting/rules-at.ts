import { slasher } from 'superstatic/lib/utils/pathutils.js';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import type { HostingSite, Rewrite } from './firebase-json.ts';
import { siteHeaders } from './site-headers.ts';

/** The most paths whose rules are kept. */
const MOST_PATHS = 1_000;

/** What firebase.json says of a path. */
export interface PathRules {
  /** Of an answer with a status, by names in lower case. */
  headersOf(status: number): Record<string, string>;
  /** The one that holds where there is no file; undefined when none does. */
  rewrite: Rewrite | undefined;
}

/** Finds a site's rules for paths as superstatic does. It reads every glob anew for each request; here the last paths are known. */
export function rulesAt({ headers, rewrites = [] }: HostingSite): (pathname: string) => PathRules {
  const kept = new Map<string, PathRules>();
  const find = (pathname: string): PathRules => {
    const [found, missing] = [siteHeaders(headers, pathname, 200), siteHeaders(headers, pathname, 404)];
    const path = slasher(pathname) as string;
    return {
      headersOf: (status) => (status === 404 ? missing : found),
      rewrite: rewrites.find((rewrite) => configMatcher(path, rewrite)),
    };
  };
  return (pathname) => {
    const rules = kept.get(pathname) ?? find(pathname);
    kept.delete(pathname);
    kept.set(pathname, rules);
    const [oldest = pathname] = kept.keys();
    if (kept.size > MOST_PATHS) kept.delete(oldest);
    return rules;
  };
}
