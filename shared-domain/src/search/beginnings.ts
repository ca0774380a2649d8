/** Longer words and addresses are found by their first characters, up to this length. */
export const MAX_KEY = 24;

/** Two words are found together by so many of their first letters: enough to tell what shares one of them apart. */
export const PAIR_LETTERS = 3;

const lettersOf = (text: string): string[] => Array.from(text);

/** The first letters of a text, as many as a key may have. */
export const beginningOf = (text: string): string => lettersOf(text).slice(0, MAX_KEY).join('');

/** Every beginning of a text, from one letter on. */
export function beginningsOf(text: string): string[] {
  const letters = lettersOf(beginningOf(text));
  return letters.map((_, index) => letters.slice(0, index + 1).join(''));
}

/** What stands for a word in a pair. */
export const pairBeginning = (word: string): string => lettersOf(word).slice(0, PAIR_LETTERS).join('');

/** The key of two words in either order. */
export const pairKey = (one: string, other: string): string => [one, other].sort().join(' ');
