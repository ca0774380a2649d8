import { beginningOf, beginningsOf, PAIR_LETTERS, pairBeginning, pairKey } from './beginnings.ts';
import { wordsIn } from './folded.ts';

/** Words of a document that are found together with another of them: titles in two languages seldom have as many. */
const PAIRED_WORDS = 24;

const isPaired = (word: string): boolean => Array.from(word).length >= PAIR_LETTERS;

function pairsOf(words: readonly string[]): string[] {
  const paired = [...new Set(words.filter(isPaired).map(pairBeginning))].slice(0, PAIRED_WORDS);
  return paired.flatMap((one, index) => paired.slice(index + 1).map((other) => pairKey(one, other)));
}

/**
 * The search keys of the names and titles of a document, folded: every beginning of every word, and the first three letters of each two
 * words together. Short words are in no pair, so that a long title stays a few hundred keys.
 */
export function textKeysOf(texts: readonly string[]): string[] {
  const words = [...new Set(wordsIn(texts.join(' ')))];
  return [...new Set([...words.flatMap(beginningsOf), ...pairsOf(words)])].sort();
}

/** The one key to query: that of the longest two words, or of the longest where nothing pairs with it. Undefined for an empty search. */
export function textKeyFor(query: string): string | undefined {
  const [longest, ...shorter] = [...new Set(wordsIn(query))].toSorted((one, other) => other.length - one.length);
  if (!longest) return undefined;
  const second = shorter.find((word) => isPaired(word) && pairBeginning(word) !== pairBeginning(longest));
  return second ? pairKey(pairBeginning(longest), pairBeginning(second)) : beginningOf(longest);
}
