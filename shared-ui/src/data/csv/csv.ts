import type { Locale } from '@cursiv/shared-i18n';

/** What stands between values in the spreadsheets of a language: where the comma is in numbers, it cannot be between them. */
const SEPARATORS: Record<Locale, ',' | ';'> = { ro: ';', en: ',' };

/** A spreadsheet takes such a cell for a formula, whatever blanks stand before it. */
const FORMULA = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/u;

/** A cell that every spreadsheet shows as the text that it is. */
function cell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const shown = FORMULA.test(value) ? `'${value}` : value;
  return `"${shown.replaceAll('"', '""')}"`;
}

/**
 * Rows as a file of values. Its first character says that it is UTF-8, without which spreadsheets spoil ș and ț; values stand between
 * the signs that spreadsheets in the reader's language expect.
 */
export const csvOf = (rows: readonly (readonly (string | number)[])[], locale: Locale): string =>
  `\uFEFF${rows.map((row) => `${row.map(cell).join(SEPARATORS[locale])}\r\n`).join('')}`;
