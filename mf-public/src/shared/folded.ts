/** Text as a search compares it: without case and diacritics, so that "invata" finds „învață” and the cedilla ş counts as ș. */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase();

/** Whether every word of the query begins a word of the text, in any order. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const words = wordsOf(texts.join(' '));
  return wordsOf(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}

const wordsOf = (text: string) => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
