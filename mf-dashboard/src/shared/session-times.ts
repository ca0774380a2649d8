import type { Booking } from '@cursiv/shared-domain';
import { formatDate, type Locale } from '@cursiv/shared-i18n';

/** A session's time as the clock on somebody's wall shows it. */
export interface WallTime {
  /** Such as "miercuri, 2 decembrie 2026". */
  day: string;
  /** Such as "18:00–18:45". */
  hours: string;
  /** The zone's name in the reader's language. */
  zone: string;
}

/** Both sides of a session; `theirs` is absent while both clocks show the same. */
export interface SessionTimes {
  mine: WallTime;
  theirs?: WallTime;
}

const zoneName = (at: Date, locale: Locale, timeZone: string): string =>
  new Intl.DateTimeFormat(locale === 'ro' ? 'ro-RO' : 'en-GB', { timeZone, timeZoneName: 'longGeneric' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

function wallTime(startAt: Date, endAt: Date, locale: Locale, timeZone: string): WallTime {
  const hour = (at: Date) => formatDate(at, locale, { timeStyle: 'short', timeZone });
  return {
    day: formatDate(startAt, locale, { dateStyle: 'full', timeZone }),
    hours: `${hour(startAt)}–${hour(endAt)}`,
    zone: zoneName(startAt, locale, timeZone),
  };
}

type Times = Pick<Booking, 'startAt' | 'endAt' | 'learnerTimeZone' | 'expertTimeZone'>;

/** When a session is for the reader and for the other side, each in their own zone (IANA ids of the booking). */
export function sessionTimes(booking: Times, role: 'learner' | 'expert', locale: Locale): SessionTimes {
  const { startAt, endAt, learnerTimeZone, expertTimeZone } = booking;
  const learners = wallTime(startAt, endAt, locale, learnerTimeZone);
  const experts = wallTime(startAt, endAt, locale, expertTimeZone);
  const [mine, theirs] = role === 'learner' ? [learners, experts] : [experts, learners];
  const isSame = mine.day === theirs.day && mine.hours === theirs.hours;
  return isSame ? { mine } : { mine, theirs };
}
