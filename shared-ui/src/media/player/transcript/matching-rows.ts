import type { Row } from './rows.ts';

/** Letters without diacritics and case, so that „sase” finds „șase” and “şase”. */
export const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** The rows that contain a text in any of their languages, however its diacritics are written; all for an empty text. */
export function matchingRows(rows: readonly Row[], searched: string): Row[] {
  const wanted = folded(searched.trim());
  return rows.filter(({ texts }) => texts.some(({ text }) => folded(text).includes(wanted)));
}
