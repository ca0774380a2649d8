import { copiedDay, hoursValues, nextDate, nextHours } from './hours-values.ts';
import { coverage, painted } from './week/painted-hours.ts';

const on = (day: number, from: string, to: string) => ({ day, from, to });

describe('a week that is painted', () => {
  it('grows and merges hour by hour', () => {
    const week = [8, 10, 9].reduce((weekly, hour) => painted(weekly, 1, hour, true), [on(2, '09:00', '10:00')]);
    expect(week).toEqual([on(2, '09:00', '10:00'), on(1, '08:00', '11:00')]);
  });

  it('is cut in the middle, and keeps the minutes beside it', () => {
    expect(painted([on(1, '08:30', '12:15')], 1, 10, false)).toEqual([
      on(1, '08:30', '10:00'),
      on(1, '11:00', '12:15'),
    ]);
  });

  it('reaches midnight', () => {
    expect(painted([on(1, '22:00', '23:00')], 1, 23, true)).toEqual([on(1, '22:00', '24:00')]);
  });

  it('leaves alone what is typed wrongly', () => {
    expect(painted([on(1, '12:00', '09:00')], 1, 8, true)).toEqual([on(1, '12:00', '09:00'), on(1, '08:00', '09:00')]);
  });

  it('shows how much of an hour is offered', () => {
    const week = [on(1, '08:00', '09:30'), on(1, '09:30', '10:00')];
    expect([7, 8, 9, 10].map((hour) => coverage(week, 1, hour))).toEqual(['none', 'all', 'all', 'none']);
    expect(coverage([on(1, '08:00', '08:15')], 1, 8)).toBe('part');
  });
});

describe('a day that is copied', () => {
  it('takes the place of others, not of itself', () => {
    const week = [on(1, '09:00', '12:00'), on(2, '15:00', '16:00'), on(6, '10:00', '11:00')];
    expect(copiedDay(week, 1, [1, 2, 3])).toEqual([
      on(1, '09:00', '12:00'),
      on(6, '10:00', '11:00'),
      on(2, '09:00', '12:00'),
      on(3, '09:00', '12:00'),
    ]);
  });
});

describe('what comes next', () => {
  it('is a working day, then an hour more, until the day is full', () => {
    expect(nextHours([])).toEqual({ from: '09:00', to: '17:00' });
    expect(nextHours([{ from: '09:00', to: '12:30' }])).toEqual({ from: '12:30', to: '13:30' });
    expect(nextHours([{ from: '09:00', to: '24:00' }])).toEqual({ from: '', to: '' });
  });

  it('is a date after those that are named', () => {
    expect(nextDate([], '2027-05-03')).toBe('2027-05-04');
    expect(nextDate(['2027-05-31', '31.12'], '2027-05-03')).toBe('2027-06-01');
  });
});

describe('stored hours', () => {
  it('are opened without the dates that are past', () => {
    const stored = {
      timeZone: 'Europe/London',
      weekly: [],
      overrides: ['2027-05-02', '2027-05-03'].map((date) => ({ date, intervals: [] })),
      timeOff: [
        { from: '2027-04-01', to: '2027-05-02' },
        { from: '2027-04-01', to: '2027-05-03' },
      ],
      stays: [
        { from: '2027-04-01', to: '2027-05-02', timeZone: 'Asia/Tokyo' },
        { from: '2027-05-03', to: '2027-05-04', timeZone: 'Asia/Tokyo' },
      ],
      rev: 4,
    };
    expect(hoursValues(stored, 'UTC', '2027-05-03')).toEqual({
      timeZone: 'Europe/London',
      weekly: [],
      overrides: [{ date: '2027-05-03', intervals: [] }],
      timeOff: [{ from: '2027-04-01', to: '2027-05-03' }],
      stays: [{ from: '2027-05-03', to: '2027-05-04', timeZone: 'Asia/Tokyo' }],
    });
    expect(hoursValues(undefined, 'UTC', '2027-05-03').timeZone).toBe('UTC');
  });
});
