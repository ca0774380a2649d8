import { isOptional } from './optional-words.ts';
import { relatedStems } from './related-words.ts';
import { stem } from './stem.ts';

/** A word in a search, with its substitutes, each weaker than the one before. */
export interface Wanted {
  word: string;
  stem: string;
  related: readonly string[];
  /** Words of similar spelling; used only when the others find nothing. */
  near: readonly string[];
  /** Whether an entry may lack it. */
  isOptional: boolean;
}

/** The word in a search of these words. */
export const wanted = (word: string, search: readonly string[], near: readonly string[] = []): Wanted => ({
  word,
  isOptional: isOptional(word, search),
  stem: stem(word),
  related: relatedStems(word),
  near,
});
