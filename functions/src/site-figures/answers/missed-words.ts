import { wordsIn } from '@cursiv/shared-domain';

/** Words are shown when so many addresses asked for them: fewer may tell who asked. */
const ENOUGH = 5;
/** Searches that are remembered at once, and for how long, in milliseconds. */
const MOST = 1000;
const SPAN_MS = 86_400_000;
/** Longer texts are no search. */
const LONGEST = 60;
/** So many digits in a row may be somebody's number. */
const NUMBER = /\d{4}/;

/**
 * Which words were searched for in vain, in memory alone. Returns how often they are to be counted now: never while few addresses have asked
 * for them, then with all that asked so far, later once for each further address. `address` is a hash that ends with the process.
 */
export function missedWords(): (
  text: string,
  address: string,
  at: Date,
) => { words: string; count: number } | undefined {
  const asked = new Map<string, { since: number; addresses: Set<string> }>();
  return (text, address, at) => {
    const words = wordsIn(text).join(' ');
    if (words === '' || words.length > LONGEST || NUMBER.test(words) || text.includes('@')) return undefined;
    const known = asked.get(words);
    const isFresh = known && at.getTime() - known.since < SPAN_MS;
    const { since, addresses } = isFresh ? known : { since: at.getTime(), addresses: new Set<string>() };
    if (addresses.has(address)) return undefined;
    addresses.add(address);
    // The words that were asked for last are forgotten last.
    asked.delete(words);
    asked.set(words, { since, addresses });
    for (const oldest of asked.keys()) if (asked.size > MOST) asked.delete(oldest);
    if (addresses.size < ENOUGH) return undefined;
    return { words, count: addresses.size === ENOUGH ? ENOUGH : 1 };
  };
}
