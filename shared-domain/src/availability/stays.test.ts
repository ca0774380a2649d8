import { Temporal } from '@js-temporal/polyfill';
import * as fc from 'fast-check';
import type { Booking } from '../booking/booking-schema.ts';
import type { Offering } from '../expert/offering.ts';
import { conflictingBookings } from './conflicting-bookings.ts';
import { freeStarts, isWithinHours } from './free-starts.ts';
import type { Schedule } from './schedule.ts';
import { scheduleProblems } from './schedule-problems.ts';
import { locksOf } from './slot-lock.ts';

/** A Monday, ten in the morning in Bucharest. */
const MONDAY = new Date('2026-05-04T07:00:00Z');
const OFFERING: Offering = {
  title: {},
  description: {},
  durationMin: 60,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  gridMin: 60,
  minNoticeMin: 0,
  horizonDays: 14,
  maxPerDay: 20,
  cancelNoticeMin: 0,
  location: 'online',
  active: true,
};
const EVENINGS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '18:00', to: '20:00' }));
const IN_TOKYO = { from: '2026-05-06', to: '2026-05-07', timeZone: 'Asia/Tokyo' };
const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  ...{ timeZone: 'Europe/Bucharest', weekly: EVENINGS, overrides: [], timeOff: [], rev: 1 },
  ...changes,
});
const starts = (hours: Schedule, offering = OFFERING) =>
  [...freeStarts(hours, offering, [], MONDAY)].map((at) => at.toISOString().slice(5, 16));

describe('days in another zone', () => {
  it('have the same hours on the clock there', () => {
    expect(starts(schedule({ stays: [IN_TOKYO] }), { ...OFFERING, horizonDays: 5 })).toEqual([
      ...['05-04T15:00', '05-04T16:00'],
      // From the first midnight in Tokyo, six in the evening of the fifth in Bucharest, where nobody is then.
      ...['05-06T09:00', '05-06T10:00', '05-07T09:00', '05-07T10:00'],
      ...['05-08T15:00', '05-08T16:00'],
    ]);
  });

  it('make a booking in the hours of home one outside the hours', () => {
    const booking = (startAt: string) =>
      ({
        ...{ id: startAt, status: 'confirmed', startAt: new Date(startAt), answerUntil: MONDAY },
        endAt: new Date(Date.parse(startAt) + 3_600_000),
      }) as Booking;
    const bookings = ['2026-05-06T15:00:00Z', '2026-05-06T09:00:00Z', '2026-05-08T15:00:00Z'].map(booking);
    expect(conflictingBookings(schedule({ stays: [IN_TOKYO] }), bookings, MONDAY).map(({ id }) => id)).toEqual([
      '2026-05-06T15:00:00Z',
    ]);
  });

  it('are full by their own date', () => {
    const hours = schedule({ stays: [IN_TOKYO] });
    const locks = locksOf({ id: 'one', expertUid: 'ana', startAt: new Date('2026-05-06T09:00:00Z') }, OFFERING);
    const left = [...freeStarts(hours, { ...OFFERING, maxPerDay: 1, horizonDays: 4 }, locks, MONDAY)];
    expect(left.filter((at) => at.toISOString().startsWith('2026-05-06'))).toEqual([]);
    expect(left.filter((at) => at.toISOString().startsWith('2026-05-07'))).toHaveLength(2);
  });

  it('go forward, and are in one place at a time', () => {
    const problemsOf = (...stays: { from: string; to: string }[]) =>
      scheduleProblems(schedule({ stays: stays.map((days) => ({ ...days, timeZone: 'Asia/Tokyo' })) }));
    expect(problemsOf({ from: '2026-05-06', to: '2026-05-06' }, { from: '2026-05-07', to: '2026-05-09' })).toEqual([]);
    expect(problemsOf({ from: '2026-05-06', to: '2026-05-05' })).toEqual([
      { place: 'stays.0', problem: 'days-reversed' },
    ]);
    expect(problemsOf({ from: '2026-02-30', to: '2026-05-05' })).toEqual([
      { place: 'stays.0', problem: 'day-unknown' },
    ]);
    expect(problemsOf({ from: '2026-05-06', to: '2026-05-08' }, { from: '2026-05-08', to: '2026-05-09' })).toEqual([
      { place: 'stays.1', problem: 'stays-meet' },
    ]);
  });
});

const ZONES = ['Europe/Bucharest', 'America/New_York', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'Pacific/Auckland'];

/** Where the expert is, by the language's own calendar. */
function placeAt(at: number, { timeZone, stays = [] }: Schedule): string {
  const midnight = (date: string, zone: string, days: number) =>
    Temporal.PlainDate.from(date).add({ days }).toZonedDateTime(zone).epochMilliseconds;
  const stay = stays.find(
    (each) => midnight(each.from, each.timeZone, 0) <= at && at < midnight(each.to, each.timeZone, 1),
  );
  return stay?.timeZone ?? timeZone;
}

it('offers each time once, in order, within the hours on the clock of the place where the expert is', () => {
  const stays = fc
    .uniqueArray(fc.integer({ min: 0, max: 13 }), { maxLength: 6 })
    .chain((days) =>
      fc.tuple(
        fc.constant(days.toSorted((one, other) => one - other)),
        fc.array(fc.constantFrom(...ZONES), { minLength: 3, maxLength: 3 }),
      ),
    )
    .map(([days, zones]) =>
      zones.flatMap((timeZone, n) => {
        const [first, last] = [days[2 * n], days[2 * n + 1]];
        if (first === undefined || last === undefined) return [];
        const on = (day: number) => Temporal.PlainDate.from('2026-10-20').add({ days: day }).toString();
        return [{ from: on(first), to: on(last), timeZone }];
      }),
    );
  fc.assert(
    fc.property(fc.constantFrom(...ZONES), stays, (timeZone, away) => {
      const hours = schedule({
        ...{ timeZone, stays: away },
        weekly: EVENINGS.flatMap(({ day }) => [
          { day, from: '00:00', to: '02:00' },
          { day, from: '21:00', to: '24:00' },
        ]),
      });
      const found = [...freeStarts(hours, OFFERING, [], new Date('2026-10-19T00:00:00Z'))];
      expect(found.length).toBeGreaterThan(0);
      for (const [index, at] of found.entries()) {
        expect(+at).toBeGreaterThan(+(found[index - 1] ?? 0));
        expect(isWithinHours(hours, OFFERING, at)).toBe(true);
        const { hour } = Temporal.Instant.fromEpochMilliseconds(+at).toZonedDateTimeISO(placeAt(+at, hours));
        // Clocks that go back show one more hour at night.
        expect([0, 1, 2, 21, 22, 23]).toContain(hour);
      }
    }),
    { numRuns: 60 },
  );
});
