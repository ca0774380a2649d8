import { type Html, html } from '../auth/pages/html.ts';
import type { Language } from '../auth/pages/language.ts';

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** British dates: days before months, 24 hours. */
const LOCALES: Readonly<Record<Language, string>> = { ro: 'ro', en: 'en-GB' };

/** A size as people read it: "1,4 MB". */
export function formatBytes(bytes: number, language: Language): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const unit = UNITS[power] ?? 'byte';
  const format = new Intl.NumberFormat(LOCALES[language], { style: 'unit', unit, maximumFractionDigits: 1 });
  return format.format(bytes / 1000 ** power);
}

/** A time with its machine-readable form; `precise` adds the seconds and omits the date. */
export function time(at: Date, language: Language, precise = false): Html {
  const options = precise ? ({ timeStyle: 'medium' } as const) : ({ dateStyle: 'medium', timeStyle: 'short' } as const);
  return html`<time datetime="${at.toISOString()}">${new Intl.DateTimeFormat(LOCALES[language], options).format(at)}</time>`;
}
