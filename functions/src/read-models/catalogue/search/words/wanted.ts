import { relatedStems } from './related-words.ts';
import { stem } from './stem.ts';

/** A word in a search, with its substitutes, each weaker than the one before. */
export interface Wanted {
  word: string;
  stem: string;
  related: readonly string[];
  /** Words of similar spelling; used only when the others find nothing. */
  near: readonly string[];
}

export const wanted = (word: string, near: readonly string[] = []): Wanted => ({
  word,
  stem: stem(word),
  related: relatedStems(word),
  near,
});
