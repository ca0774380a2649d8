import type { Line } from './use-cues.ts';

/** Letters without diacritics and case, so that „sase” finds „șase” and “şase”. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The lines that contain a text, however its diacritics are written; all lines for an empty text. */
export function matchingLines(lines: readonly Line[], searched: string): Line[] {
  const wanted = folded(searched.trim());
  return lines.filter(({ text }) => folded(text).includes(wanted));
}
