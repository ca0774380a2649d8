import { beginningOf, beginningsOf, PAIR_LETTERS, pairBeginning, pairKey } from './beginnings.ts';
import { wordsIn } from './folded.ts';

/** Words of a document that are found together with another of them: titles in two languages seldom have as many. */
const PAIRED_WORDS = 24;

const HAS_DIGIT = /\p{N}/u;

/** By what a word is found together with another: its first three letters. Numbers are short, and found by each of their beginnings. */
function pairedBeginnings(word: string): string[] {
  const beginning = pairBeginning(word);
  if (HAS_DIGIT.test(word)) return beginningsOf(beginning);
  return Array.from(beginning).length === PAIR_LETTERS ? [beginning] : [];
}

const isPaired = (word: string): boolean => pairedBeginnings(word).length > 0;

function pairsOf(words: readonly string[]): string[] {
  const paired = words.filter(isPaired).slice(0, PAIRED_WORDS).map(pairedBeginnings);
  return paired.flatMap((ones, index) =>
    paired.slice(index + 1).flatMap((others) => ones.flatMap((one) => others.map((other) => pairKey(one, other)))),
  );
}

/**
 * The search keys of the names and titles of a document, folded: every beginning of every word, and the first three letters of each two
 * words together. Short words but numbers are in no pair, so that a long title has a few hundred keys.
 */
export function textKeysOf(texts: readonly string[]): string[] {
  const words = [...new Set(wordsIn(texts.join(' ')))];
  return [...new Set([...words.flatMap(beginningsOf), ...pairsOf(words)])].sort();
}

/** The one key to query: that of the longest two words, or of the longest where nothing pairs with it. Undefined for an empty search. */
export function textKeyFor(query: string): string | undefined {
  const words = [...new Set(wordsIn(query))].toSorted((one, other) => other.length - one.length);
  const [first, second] = new Set(words.filter(isPaired).map(pairBeginning));
  if (first && second) return pairKey(first, second);
  const [longest] = words;
  return longest && beginningOf(longest);
}
