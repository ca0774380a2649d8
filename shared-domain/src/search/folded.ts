/** Text as a search compares it: without case, diacritics and ligatures, so that "invata" finds „învață” and the cedilla ş counts as ș. */
export const folded = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{Mn}\p{Cf}]/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss');

/** The words of a text, folded, in order. */
export const wordsIn = (text: string): string[] => folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Whether every word of the query is the beginning of a word in the texts, in any order. */
export function matchesQuery(query: string, texts: readonly string[]): boolean {
  const words = wordsIn(texts.join(' '));
  return wordsIn(query).every((wanted) => words.some((word) => word.startsWith(wanted)));
}
