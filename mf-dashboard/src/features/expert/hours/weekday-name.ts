import { formatDate, type Locale } from '@cursiv/shared-i18n';

/** A Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

/** The name of a weekday, 1 for Monday. */
export const weekdayName = (day: number, locale: Locale, weekday: 'long' | 'short' = 'long'): string =>
  formatDate(new Date(MONDAY + (day - 1) * DAY_MS), locale, { weekday, timeZone: 'UTC' });

/** A date in words. */
export const dateName = (date: string, locale: Locale): string =>
  Number.isFinite(Date.parse(date))
    ? formatDate(new Date(`${date}T12:00:00Z`), locale, { dateStyle: 'full', timeZone: 'UTC' })
    : date;
