import { formatDate, type Locale } from '@cursiv/shared-i18n';
import { readerZone } from './reader-zone.ts';

const SHORT = { weekday: 'short', day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

/** Day and time in a line, in a time zone (IANA id): "mar., 1 dec., 16:00". */
export const shortMoment = (at: Date, locale: Locale, timeZone: string): string =>
  formatDate(at, locale, { ...SHORT, timeZone });

/**
 * Writes into a page from the server the moments that its code has not written yet, in the reader's zone: each `<time data-moment>`. React takes
 * them over when `suppressHydrationWarning` stands on them and their content is a string.
 */
export function writeMoments(locale: Locale): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-moment]:empty'))
    time.textContent = shortMoment(new Date(time.dateTime), locale, readerZone());
}
