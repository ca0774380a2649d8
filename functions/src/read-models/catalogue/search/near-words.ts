import type { FoldedField } from './folded-fields.ts';
import { editDistance } from './words/edit-distance.ts';

/** How far a word may be from a known one: one typo in a short word, two in a longer one. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The most near words to take; a word close to everything is close to nothing. */
const MAX_NEAR = 5;

const known = new WeakMap<readonly unknown[], ReadonlySet<string>>();

/** The words of all entries except those of lessons, kept while the list is the same. */
function vocabularyOf<Entry>(entries: readonly Entry[], fieldsOf: (entry: Entry) => FoldedField[]) {
  const present = known.get(entries);
  if (present) return present;
  const fields = entries.flatMap(fieldsOf).filter(({ field }) => field !== 'lesson');
  const words = new Set(fields.flatMap(({ words }) => words.trim().split(' ')));
  known.set(entries, words);
  return words;
}

/** Known words that a mistyped word may mean, nearest first; empty when a known word begins with it. */
export function nearWords<Entry>(
  entries: readonly Entry[],
  fieldsOf: (entry: Entry) => FoldedField[],
  word: string,
): string[] {
  const limit = slipsIn(word);
  if (limit === 0) return [];
  const vocabulary = [...vocabularyOf(entries, fieldsOf)];
  if (vocabulary.some((candidate) => candidate.startsWith(word))) return [];
  return vocabulary
    .filter((candidate) => candidate.length > 2)
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_NEAR)
    .map(({ candidate }) => candidate);
}
