import { type Locale, searchWords } from '@cursiv/shared-domain';
import type { FoldedField } from './folded-fields.ts';
import { type Match, match } from './match.ts';
import { nearWords } from './near-words.ts';
import { type Wanted, wanted } from './words/wanted.ts';

/** How many words of a search count; each further word costs a pass through all entries. */
const MAX_WORDS = 10;

/**
 * The entries that match a text, each with its match; all entries, without a match, for an empty text. When no entry
 * matches the typed words, words of similar spelling are searched instead.
 */
export function foundBy<Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => FoldedField[],
  text: string,
  page: Locale,
): Map<Entry, Match | undefined> {
  const words = searchWords(text).slice(0, MAX_WORDS);
  if (words.length === 0) return new Map(entries.map((entry) => [entry, undefined]));
  const matching = (all: readonly Wanted[]) => matches(entries, fieldsOf, all, page);
  const found = matching(words.map((word) => wanted(word)));
  if (found.size > 0) return found;
  const meant = words.map((word) => wanted(word, nearWords(entries, fieldsOf, word)));
  return meant.some(({ near }) => near.length > 0) ? matching(meant) : found;
}

function matches<Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => FoldedField[],
  words: readonly Wanted[],
  page: Locale,
): Map<Entry, Match> {
  const found = new Map<Entry, Match>();
  for (const entry of entries) {
    const answer = match(fieldsOf(entry), words, page);
    if (answer) found.set(entry, answer);
  }
  return found;
}
