import { editDistance } from '../words/edit-distance.ts';
import type { WordIndex } from './word-index.ts';

/** How far a word may be from a known one: one typo in a short word, two in a longer one. */
export const slipsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 7 ? 1 : 2);

/** The most near words to take; a word close to everything is close to nothing. */
const MAX_NEAR = 5;

/** Known words that a mistyped word may mean, nearest first; empty when a known word begins with it. */
export function nearWords(index: WordIndex, word: string): string[] {
  const limit = slipsIn(word);
  if (limit === 0 || index.beginning(word).length > 0) return [];
  return index.spellable
    .filter((candidate) => Math.abs(candidate.length - word.length) <= limit)
    .map((candidate) => ({ candidate, distance: editDistance(word, candidate, limit) }))
    .filter(({ distance }) => distance <= limit)
    .toSorted((one, other) => one.distance - other.distance)
    .slice(0, MAX_NEAR)
    .map(({ candidate }) => candidate);
}
