import { scheduleProblems, type TypedSchedule } from './schedule-problems.ts';

const BUCHAREST: TypedSchedule = { timeZone: 'Europe/Bucharest', weekly: [], overrides: [], timeOff: [] };
const on = (day: number, from: string, to: string) => ({ day, from, to });
const problemsOf = (changes: Partial<TypedSchedule>) =>
  scheduleProblems({ ...BUCHAREST, ...changes }).map(({ place, problem }) => `${place} ${problem}`);
const onDate = (date: string, ...intervals: { from: string; to: string }[]) => ({ overrides: [{ date, intervals }] });

describe('hours', () => {
  it('are fine side by side, up to midnight and on different days', () => {
    expect(problemsOf({ weekly: [on(1, '09:00', '12:00'), on(1, '12:00', '24:00'), on(2, '10:00', '11:00')] })).toEqual(
      [],
    );
  });

  it.each([
    ['that end before they begin', [on(1, '12:00', '09:00')], ['weekly.0 ends-before']],
    ['that last no time', [on(1, '09:00', '09:00')], ['weekly.0 ends-before']],
    ['across midnight', [on(5, '22:00', '02:00')], ['weekly.0 ends-before']],
    ['that overlap', [on(1, '09:00', '12:00'), on(1, '11:00', '13:00')], ['weekly.1 overlaps']],
    ['without an end', [on(1, '09:00', '')], ['weekly.0 time-missing']],
    ['at no time of a clock', [on(1, '9', '25:00')], ['weekly.0 time-missing']],
  ])('%s are refused where they stand', (_, weekly, problems) => {
    expect(problemsOf({ weekly })).toEqual(problems);
  });

  it('are at most forty-two', () => {
    const weekly = Array.from({ length: 43 }, (_, n) => on(1 + Math.floor(n / 10), `1${n % 10}:00`, `1${n % 10}:30`));
    expect(problemsOf({ weekly })).toEqual(['weekly too-many']);
  });
});

describe('dates', () => {
  it.each(['2027-02-29', '2027-04-31', '2027-13-01', '31.12.2027', ''])('that do not exist are refused: %j', (date) => {
    expect(problemsOf(onDate(date))).toEqual(['overrides.0 day-unknown']);
    expect(problemsOf({ timeOff: [{ from: date, to: '2028-01-01' }] })).toEqual(['timeOff.0 day-unknown']);
  });

  it('that exist are fine, the leap day included', () => {
    expect(problemsOf(onDate('2028-02-29', { from: '09:00', to: '10:00' }))).toEqual([]);
  });

  it('stand once', () => {
    const day = { date: '2027-05-03', intervals: [] };
    expect(problemsOf({ overrides: [day, day] })).toEqual(['overrides.1 day-twice']);
  });

  it('of days off go forward', () => {
    expect(problemsOf({ timeOff: [{ from: '2027-05-03', to: '2027-05-02' }] })).toEqual(['timeOff.0 days-reversed']);
  });
});

describe('the night of the clock change', () => {
  it.each([
    ['Europe/Bucharest', '2027-03-28', '03:30'],
    ['Europe/Berlin', '2027-03-28', '02:30'],
    ['America/New_York', '2027-03-14', '02:30'],
  ])('has no such hour in %s', (timeZone, date, from) => {
    expect(problemsOf({ timeZone, ...onDate(date, { from, to: '12:00' }) })).toEqual([
      'overrides.0.intervals.0 skipped',
    ]);
    expect(problemsOf({ timeZone, ...onDate(date, { from: '00:00', to: from }) })).toEqual([
      'overrides.0.intervals.0 skipped',
    ]);
  });

  it('has the other hours, and in autumn the one that comes twice', () => {
    expect(problemsOf(onDate('2027-03-28', { from: '02:30', to: '04:00' }))).toEqual([]);
    expect(problemsOf(onDate('2027-10-31', { from: '03:30', to: '24:00' }))).toEqual([]);
  });
});
