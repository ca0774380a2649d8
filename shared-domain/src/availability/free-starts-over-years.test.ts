import { Temporal } from '@js-temporal/polyfill';
import type { Offering } from '../expert/offering.ts';
import { freeStarts } from './free-starts.ts';
import type { Schedule } from './schedule.ts';

const MINUTE_MS = 60_000;
const HORIZON = 90;
/** Half hours of half an hour each, so that no minute around a change of clocks goes unasked. */
const OFFERING: Offering = {
  title: {},
  description: {},
  durationMin: 30,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  gridMin: 30,
  minNoticeMin: 0,
  horizonDays: HORIZON,
  maxPerDay: 20,
  cancelNoticeMin: 0,
  location: 'online',
  active: true,
};
/** Nights, in which clocks change, and an evening up to the end of the day. */
const HOURS = [
  { from: '00:00', to: '02:30' },
  { from: '03:00', to: '06:15' },
  { from: '22:45', to: '24:00' },
];

/** The wall time of a date as an instant, as the language's own calendar has it. */
function instant(date: Temporal.PlainDate, time: string, zone: string): number {
  const [day, clock] = time === '24:00' ? [date.add({ days: 1 }), '00:00'] : [date, time];
  const wall = day.toPlainDateTime(Temporal.PlainTime.from(clock));
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}

/** The free starts of days, computed without any of our code. */
function expected(now: number, zone: string): number[] {
  const first = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
  const latest = now + HORIZON * 24 * 60 * MINUTE_MS;
  const starts = new Set<number>();
  for (let day = 0; day <= HORIZON + 1; day += 1) {
    const date = first.add({ days: day });
    for (const { from, to } of HOURS) {
      const end = instant(date, to, zone) - OFFERING.durationMin * MINUTE_MS;
      for (let start = instant(date, from, zone); start <= end; start += OFFERING.gridMin * MINUTE_MS)
        if (start >= now && start <= latest) starts.add(start);
    }
  }
  return [...starts].sort((one, other) => one - other);
}

describe('free times over every change of clocks from 2026 to 2028', () => {
  it.each([['Europe/Bucharest'], ['Europe/London'], ['America/New_York'], ['Australia/Lord_Howe'], ['Asia/Kathmandu']])(
    'in %s are those of an independent library',
    (timeZone) => {
      const weekly = [1, 2, 3, 4, 5, 6, 7].flatMap((day) => HOURS.map((hours) => ({ day, ...hours })));
      const schedule: Schedule = { timeZone, weekly, overrides: [], timeOff: [], rev: 1 };
      const end = Date.UTC(2029, 0, 1);
      for (let now = Date.UTC(2026, 0, 1, 7, 10); now < end; now += HORIZON * 24 * 60 * MINUTE_MS) {
        const ours = [...freeStarts(schedule, OFFERING, [], new Date(now))].map((start) => +start);
        expect(ours).toEqual(expected(now, timeZone));
      }
    },
  );
});
