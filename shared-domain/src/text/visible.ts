/** The joiner that combines several pictures into one. */
const JOINER = /\u200d/g;
const HIDDEN =
  /[\u034f]|[\u17b4\u17b5]|[\u180b-\u180d]|[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/u;
const VISIBLE = /[^\s\p{Z}\p{M}\p{Cc}\p{Cf}\p{Co}\p{Cs}\u115f\u1160\u2800\u3164\uffa0]/u;

/** Whether a line has characters that are invisible or that change the direction of others. */
export const hasHidden = (line: string): boolean => HIDDEN.test(line.replace(JOINER, ''));

/** Whether a text has anything visible. */
export const hasVisible = (text: string): boolean => VISIBLE.test(text);

/** Whether a text has characters, and none that anybody sees. */
export const isOnlyHidden = (text: string): boolean => text.trim() !== '' && !hasVisible(text);

/** Whether a line is readable as a title; an empty one is not yet a title. The data rules say the same. */
export const isTitle = (line: string): boolean => line === '' || (hasVisible(line) && !hasHidden(line));

/** Several lines as they are kept: each without invisible characters, and empty when nothing remains. */
export const tidiedLines = (text: string): string =>
  text
    .split(/\r\n?|\n/)
    .map(tidied)
    .join('\n')
    .trim();

/** A pasted line as it is kept: without invisible characters, and empty when nothing remains. */
export function tidied(line: string): string {
  const seen = line
    .replace(/\s/gu, ' ')
    .split(JOINER)
    .map((part) => [...part].filter((character) => !HIDDEN.test(character)).join(''))
    .join('\u200d');
  return hasVisible(seen) ? seen : '';
}
