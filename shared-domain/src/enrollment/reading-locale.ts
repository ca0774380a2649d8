import type { Locale } from '../l10n/l10n.ts';

/** The language in which somebody reads what is there in these languages: the one they want, else that of the course, else any. */
export const readingLocale = (there: readonly Locale[], wanted: Locale, base: Locale): Locale =>
  [wanted, base].find((locale) => there.includes(locale)) ?? there[0] ?? base;
