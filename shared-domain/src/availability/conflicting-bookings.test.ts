import type { Booking } from '../booking/booking-schema.ts';
import { conflictingBookings } from './conflicting-bookings.ts';

const NOW = new Date('2027-03-20T10:00:00Z');
const HOURS = {
  timeZone: 'Europe/Bucharest',
  weekly: [{ day: 1, from: '10:00', to: '12:00' }],
  overrides: [],
  timeOff: [],
};
/** An hour at a time of the clock in Bucharest, on a Monday; clocks change on the Sunday before the second. */
const at = (startAt: string, status: Booking['status'] = 'confirmed') =>
  ({
    id: startAt,
    status,
    startAt: new Date(startAt),
    endAt: new Date(Date.parse(startAt) + 3_600_000),
    answerUntil: new Date('2027-06-01T00:00:00Z'),
  }) as Booking;
const conflicts = (hours: object, ...bookings: Booking[]) =>
  conflictingBookings({ ...HOURS, ...hours }, bookings, NOW).map(({ id }) => id);

const BEFORE = '2027-03-22T08:00:00Z';
const AFTER = '2027-03-29T07:00:00Z';

describe('bookings beside new hours', () => {
  it('fit while they lie within them, before and after the clocks change', () => {
    expect(conflicts({}, at(BEFORE), at(AFTER))).toEqual([]);
  });

  it('conflict when they lie outside them in part, or on a day that is closed', () => {
    expect(conflicts({ weekly: [{ day: 1, from: '10:30', to: '12:00' }] }, at(BEFORE), at(AFTER))).toEqual([
      BEFORE,
      AFTER,
    ]);
    expect(conflicts({ overrides: [{ date: '2027-03-29', intervals: [] }] }, at(BEFORE), at(AFTER))).toEqual([AFTER]);
    expect(conflicts({ timeOff: [{ from: '2027-03-20', to: '2027-03-22' }] }, at(BEFORE), at(AFTER))).toEqual([BEFORE]);
  });

  it('are named while they are open and ahead only', () => {
    const closed = { weekly: [] };
    expect(conflicts(closed, at(BEFORE, 'requested'), at(AFTER, 'cancelled'), at('2027-03-15T08:00:00Z'))).toEqual([
      BEFORE,
    ]);
  });
});
