import { isAhead } from '../booking/booking-policy.ts';
import type { Booking } from '../booking/booking-schema.ts';
import { type BusyRange, isBusy } from './busy-calendar.ts';
import { hoursOn } from './free-starts.ts';
import type { Schedule } from './schedule.ts';
import { expertDateAt, zoneOn } from './stays.ts';
import { instantAt } from './wall-time.ts';

type Times = Pick<Booking, 'startAt' | 'endAt'>;

/** The open bookings ahead that lie outside these hours. They stay as they are; their expert decides about them. */
export const conflictingBookings = (
  schedule: Omit<Schedule, 'rev'>,
  bookings: readonly Booking[],
  now: Date,
): Booking[] => bookings.filter((booking) => isAhead(booking, now) && !isWithin(schedule, booking));

/** The open bookings ahead at whose time their expert is busy elsewhere. */
export const bookingsWhileBusy = (busy: readonly BusyRange[], bookings: readonly Booking[], now: Date): Booking[] =>
  bookings.filter((booking) => isAhead(booking, now) && isBusy(busy, { from: +booking.startAt, to: +booking.endAt }));

function isWithin(schedule: Omit<Schedule, 'rev'>, { startAt, endAt }: Times): boolean {
  const date = expertDateAt(startAt, schedule);
  const at = (time: string) => instantAt(date, time, zoneOn(date, schedule));
  return hoursOn(date, schedule).some(({ from, to }) => at(from) <= startAt && endAt <= at(to));
}
