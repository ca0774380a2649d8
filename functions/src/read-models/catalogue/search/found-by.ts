import { type Locale, searchWords } from '@cursiv/shared-domain';
import type { FoldedField } from './folded-fields.ts';
import { type CloseWords, closeWords, leastVisible, scoresOf } from './matching/match.ts';
import { nearWords } from './matching/near-words.ts';
import { indexWords, type WordIndex } from './matching/word-index.ts';
import { isOptional } from './words/optional-words.ts';
import { wanted } from './words/wanted.ts';

/** How many words of a search count. */
const MAX_WORDS = 10;

export interface Match {
  score: number;
  /** The least visible field in which a word was found; worked out when it is asked for. */
  where: () => FoldedField | undefined;
}

const known = new WeakMap<readonly unknown[], { fieldsOf: unknown; index: WordIndex }>();

/** The index of a list, kept while the list and what is looked at are the same. */
function indexOf<Entry>(entries: readonly Entry[], fieldsOf: (entry: Entry) => FoldedField[]): WordIndex {
  const present = known.get(entries);
  if (present?.fieldsOf === fieldsOf) return present.index;
  const index = indexWords(entries.map(fieldsOf));
  known.set(entries, { fieldsOf, index });
  return index;
}

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
  const index = indexOf(entries, fieldsOf);
  const matching = (close: readonly CloseWords[]) =>
    new Map(
      [...scoresOf(index, close, page)].map(([place, score]): [Entry, Match] => {
        const entry = entries[place] as Entry;
        return [entry, { score, where: () => leastVisible(fieldsOf(entry), close, page) }];
      }),
    );
  const found = matching(words.map((word) => closeWords(index, wanted(word, words))));
  if (found.size > 0) return found;
  const near = words.map((word) => (isOptional(word, words) ? [] : nearWords(index, word)));
  if (near.every((some) => some.length === 0)) return found;
  return matching(words.map((word, nth) => closeWords(index, wanted(word, words, near[nth]))));
}
