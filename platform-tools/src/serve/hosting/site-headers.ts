import { slasher } from 'superstatic/lib/utils/pathutils.js';
import { configMatcher } from 'superstatic/lib/utils/patterns.js';
import type { HeaderRule } from './firebase-json.ts';

/** What a missing file says in place of what the rules say of its path: when hosted, a 404 takes the headers of `/404.html`. */
export const FOR_A_FAILURE = { 'cache-control': 'no-store' };

/**
 * The headers with which superstatic sends an answer, whatever the answer itself says: what the rules say of its path, by names in lower
 * case. Of two rules for one header the later one holds.
 */
export function siteHeaders(rules: readonly HeaderRule[], pathname: string, status: number): Record<string, string> {
  const path = slasher(pathname) as string;
  const matching = rules.filter((rule) => configMatcher(path, { ...rule, source: slasher(rule.source) }));
  const given = matching.flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value] as const));
  return { ...Object.fromEntries(given), ...(status === 404 && FOR_A_FAILURE) };
}
