const SPECIAL = '~=#{}:\\>/';

/** Where a mark stands that no backslash hides, from a place on; -1 when it does not. */
export function indexOfMark(text: string, mark: string, from = 0): number {
  for (let index = from; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text.startsWith(mark, index)) return index;
  }
  return -1;
}

/** The parts of a text between marks that no backslash hides. */
export function splitAtMark(text: string, mark: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let end = indexOfMark(text, mark); end !== -1; end = indexOfMark(text, mark, start)) {
    parts.push(text.slice(start, end));
    start = end + mark.length;
  }
  return [...parts, text.slice(start)];
}

/** A text as GIFT writes it, in one line. */
export const giftText = (text: string): string =>
  [...text.replace(/\r\n?/gu, '\n').trim()]
    .map((character) => {
      if (character === '\n') return '\\n';
      return SPECIAL.includes(character) ? `\\${character}` : character;
    })
    .join('');

/** The text that GIFT's writing stands for. */
export const fromGiftText = (written: string): string =>
  written
    .trim()
    .replace(/\\(.)/gsu, (kept: string, character: string) => {
      if (character === 'n') return '\n';
      return SPECIAL.includes(character) ? character : kept;
    })
    .trim();
