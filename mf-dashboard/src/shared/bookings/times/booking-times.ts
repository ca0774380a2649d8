import type { Booking } from '@cursiv/shared-domain';
import { formatDate, type Locale } from '@cursiv/shared-i18n';
import { zoneCity } from '@cursiv/shared-ui';

/** A booking's time as the clock on somebody's wall shows it. */
interface WallTime {
  /** Such as "miercuri, 2 decembrie 2026". */
  day: string;
  /** Such as "18:00–18:45". */
  hours: string;
  /** The city whose clock it is. */
  city: string;
}

/** Both sides of a booking; `theirs` is absent while both clocks show the same. */
export interface BookingTimes {
  mine: WallTime;
  theirs?: WallTime;
}

function wallTime(startAt: Date, endAt: Date, locale: Locale, timeZone: string): WallTime {
  const hour = (at: Date) => formatDate(at, locale, { timeStyle: 'short', timeZone });
  return {
    day: formatDate(startAt, locale, { dateStyle: 'full', timeZone }),
    hours: `${hour(startAt)}–${hour(endAt)}`,
    city: zoneCity(timeZone, locale),
  };
}

type Times = Pick<Booking, 'startAt' | 'endAt' | 'learnerTimeZone' | 'expertTimeZone'>;

/** When a booking is for the reader, in the zone they read in, and for the other side in the zone that the booking has of them. */
export function bookingTimes(booking: Times, role: 'learner' | 'expert', zone: string, locale: Locale): BookingTimes {
  const { startAt, endAt, learnerTimeZone, expertTimeZone } = booking;
  const mine = wallTime(startAt, endAt, locale, zone);
  const theirs = wallTime(startAt, endAt, locale, role === 'learner' ? expertTimeZone : learnerTimeZone);
  const isSame = mine.day === theirs.day && mine.hours === theirs.hours;
  return isSame ? { mine } : { mine, theirs };
}
