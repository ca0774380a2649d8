import fc from 'fast-check';
import type { Offering } from '../expert/offering.ts';
import { freeStarts, hoursOn } from './free-starts.ts';
import type { Schedule } from './schedule.ts';
import { expertDateAt } from './stays.ts';
import { addDays } from './wall-time.ts';
import { withHolidays } from './with-holidays.ts';

const OFFERING: Offering = {
  title: {},
  description: {},
  durationMin: 60,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  gridMin: 60,
  minNoticeMin: 0,
  horizonDays: 30,
  maxPerDay: 20,
  cancelNoticeMin: 0,
  location: 'online',
  active: true,
};

// Days around both changes of clocks of Europe and America.
const first = fc.constantFrom('2026-03-05', '2026-03-25', '2026-10-20', '2026-10-28', '2026-12-20');
const dayIn = (from: string) => fc.integer({ min: 0, max: 30 }).map((days) => addDays(from, days));
const interval = fc.constantFrom(
  { from: '00:00', to: '03:30' },
  { from: '09:00', to: '17:00' },
  { from: '22:00', to: '24:00' },
);
const zone = fc.constantFrom('Europe/Bucharest', 'America/New_York', 'Pacific/Kiritimati', 'Asia/Kathmandu', 'UTC');
const schedules = (from: string): fc.Arbitrary<Schedule> =>
  fc.record({
    timeZone: zone,
    weekly: fc.array(
      fc.tuple(fc.integer({ min: 1, max: 7 }), interval).map(([day, hours]) => ({ day, ...hours })),
      { minLength: 3, maxLength: 10 },
    ),
    overrides: fc.uniqueArray(fc.record({ date: dayIn(from), intervals: fc.array(interval, { maxLength: 2 }) }), {
      selector: ({ date }) => date,
      maxLength: 4,
    }),
    timeOff: fc.array(
      dayIn(from).map((day) => ({ from: day, to: addDays(day, 1) })),
      { maxLength: 1 },
    ),
    stays: fc.tuple(dayIn(from), zone).map(([day, timeZone]) => [{ from: day, to: addDays(day, 5), timeZone }]),
    rev: fc.constant(1),
  });
const cases = first.chain((from) => fc.tuple(fc.constant(from), schedules(from), fc.uniqueArray(dayIn(from))));

describe('hours with holidays', () => {
  it('lose the times of exactly those days to which their expert gave no hours of their own', () => {
    fc.assert(
      fc.property(cases, ([from, schedule, holidays]) => {
        const now = new Date(`${from}T00:00:00Z`);
        const closed = new Set(holidays.filter((holiday) => !schedule.overrides.some(({ date }) => date === holiday)));
        const without = [...freeStarts(schedule, OFFERING, [], now)];
        expect([...freeStarts(withHolidays(schedule, holidays), OFFERING, [], now)]).toEqual(
          without.filter((start) => !closed.has(expertDateAt(start, schedule))),
        );
      }),
      { numRuns: 200 },
    );
  });

  it('are those of the day where the expert works on it, and leave what is written alone', () => {
    const schedule = {
      weekly: [{ day: 2, from: '09:00', to: '12:00' }],
      overrides: [{ date: '2026-12-01', intervals: [{ from: '10:00', to: '11:00' }] }],
      timeOff: [],
    };
    const closed = withHolidays(schedule, ['2026-12-01', '2026-12-08']);
    expect(hoursOn('2026-12-01', closed)).toEqual([{ from: '10:00', to: '11:00' }]);
    expect(hoursOn('2026-12-08', closed)).toEqual([]);
    expect(hoursOn('2026-12-15', closed)).toEqual([expect.objectContaining({ from: '09:00' })]);
    expect(schedule.overrides).toHaveLength(1);
  });
});
