import { addDays, type Booking, dateAt, instantAt, mondayOf, statusAt } from '@cursiv/shared-domain';

/** The weeks that the load is shown of: the present one and those after it. */
const WEEKS = 4;
/** A session that has just ended may still be said not to have taken place. */
const LOOK_BACK_DAYS = 2;

/** From when on an expert's bookings belong to the desk. */
export const deskStart = (monday: string, zone: string): Date =>
  instantAt(addDays(monday, -LOOK_BACK_DAYS), '00:00', zone);

/** One week of agreed sessions. */
export interface WeekLoad {
  /** `yyyy-mm-dd` */
  monday: string;
  sessions: number;
  minutes: number;
}

const isAgreed = (booking: Booking, now: Date) => ['confirmed', 'completed'].includes(statusAt(booking, now));

/** How much an expert has agreed to in each of the coming weeks, on the clock of a zone. */
export function weekLoads(bookings: readonly Booking[], zone: string, now: Date): WeekLoad[] {
  const first = mondayOf(dateAt(now, zone));
  return Array.from({ length: WEEKS }, (_, index) => addDays(first, 7 * index)).map((monday) => {
    const own = bookings.filter(
      (booking) => isAgreed(booking, now) && mondayOf(dateAt(booking.startAt, zone)) === monday,
    );
    const minutes = own.reduce((sum, { startAt, endAt }) => sum + (+endAt - +startAt) / 60_000, 0);
    return { monday, sessions: own.length, minutes };
  });
}

/** The agreed sessions still to come of today, and of the rest of the week. */
export function comingSoon(bookings: readonly Booking[], zone: string, now: Date) {
  const today = dateAt(now, zone);
  const ahead = bookings
    .filter(({ status, endAt }) => status === 'confirmed' && endAt > now)
    .toSorted((one, other) => +one.startAt - +other.startAt);
  const dateOf = ({ startAt }: Booking) => dateAt(startAt, zone);
  return {
    today: ahead.filter((booking) => dateOf(booking) <= today),
    week: ahead.filter((booking) => dateOf(booking) > today && mondayOf(dateOf(booking)) === mondayOf(today)),
  };
}
