import { relatedStems } from './related-words.ts';
import { stem } from './stem.ts';

/** A word that somebody looks for, with what else would do, each less than the one before. */
export interface Wanted {
  word: string;
  stem: string;
  related: readonly string[];
  /** Words it may have been meant for; only once nothing is found by the others. */
  near: readonly string[];
}

export const wanted = (word: string, near: readonly string[] = []): Wanted => ({
  word,
  stem: stem(word),
  related: relatedStems(word),
  near,
});
