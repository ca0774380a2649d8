import { formatDate, type Locale } from '@cursiv/shared-i18n';

/** The day of issue (ISO 8601) as the printed certificate has it, wherever it is read. */
export const formatIssued = (at: string, locale: Locale): string =>
  formatDate(new Date(at), locale, { dateStyle: 'long', timeZone: 'Europe/Bucharest' });
