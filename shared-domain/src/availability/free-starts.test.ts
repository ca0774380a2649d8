import type { Offering } from '../expert/offering.ts';
import { freeStarts } from './free-starts.ts';
import type { Schedule } from './schedule.ts';
import { lockStarts, locksOf, MAX_LOCKS, type SlotLock } from './slot-lock.ts';

const BUCHAREST = 'Europe/Bucharest';
/** A Monday, ten in the morning in Bucharest. */
const MONDAY = new Date('2026-05-04T07:00:00Z');

const schedule = (changes: Partial<Schedule> = {}): Schedule => ({
  timeZone: BUCHAREST,
  weekly: [{ day: 2, from: '17:00', to: '20:00' }],
  overrides: [],
  timeOff: [],
  rev: 1,
  ...changes,
});
const offering = (changes: Partial<Offering> = {}): Offering => ({
  title: { ro: 'Discuție' },
  description: {},
  durationMin: 60,
  bufferBeforeMin: 0,
  bufferAfterMin: 0,
  gridMin: 60,
  minNoticeMin: 0,
  horizonDays: 7,
  maxPerDay: 10,
  cancelNoticeMin: 1440,
  location: 'online',
  active: true,
  ...changes,
});
const starts = (hours: Schedule, type: Offering, locks: SlotLock[] = [], now = MONDAY) =>
  [...freeStarts(hours, type, locks, now)].map((start) => start.toISOString().slice(0, 16));
const taken = (id: string, startAt: string, type = offering()) =>
  locksOf({ id, expertUid: 'ana', startAt: new Date(startAt) }, type);

describe('freeStarts', () => {
  it('gives the whole sessions that fit the hours of the weekday, as instants', () => {
    expect(starts(schedule(), offering())).toEqual(['2026-05-05T14:00', '2026-05-05T15:00', '2026-05-05T16:00']);
  });

  it('steps by the grid and keeps sessions inside the hours', () => {
    expect(starts(schedule(), offering({ durationMin: 90, gridMin: 45 }))).toEqual([
      '2026-05-05T14:00',
      '2026-05-05T14:45',
      '2026-05-05T15:30',
    ]);
  });

  it('leaves out times that are too soon or too far ahead', () => {
    const tuesday = new Date('2026-05-05T13:30:00Z');
    expect(starts(schedule(), offering({ minNoticeMin: 60 }), [], tuesday)).toEqual([
      '2026-05-05T15:00',
      '2026-05-05T16:00',
    ]);
    expect(starts(schedule(), offering({ minNoticeMin: 24 * 60, horizonDays: 7 }), [], tuesday)).toEqual([]);
  });

  it('keeps clear of taken times, with the buffers of both', () => {
    const type = offering({ gridMin: 30, bufferAfterMin: 15 });
    expect(starts(schedule(), type, taken('b1', '2026-05-05T15:00:00Z', type))).toEqual([]);
    expect(starts(schedule(), offering({ gridMin: 30 }), taken('b1', '2026-05-05T15:00:00Z'))).toEqual([
      '2026-05-05T14:00',
      '2026-05-05T16:00',
    ]);
  });

  it('offers no more on a day that is full', () => {
    const locks = taken('b1', '2026-05-05T14:00:00Z');
    expect(starts(schedule(), offering({ maxPerDay: 1 }), locks)).toEqual([]);
    expect(starts(schedule(), offering({ maxPerDay: 2 }), locks)).toHaveLength(2);
  });

  it('follows a day of its own, and nobody works while away', () => {
    const own = schedule({
      overrides: [
        { date: '2026-05-05', intervals: [] },
        { date: '2026-05-06', intervals: [{ from: '09:00', to: '10:00' }] },
      ],
    });
    expect(starts(own, offering())).toEqual(['2026-05-06T06:00']);
    expect(starts(schedule({ timeOff: [{ from: '2026-05-05', to: '2026-05-05' }] }), offering())).toEqual([]);
  });

  it('takes hours that overlap once, and those that end at midnight whole', () => {
    const late = schedule({
      weekly: [
        { day: 2, from: '22:00', to: '24:00' },
        { day: 2, from: '22:00', to: '23:00' },
      ],
    });
    expect(starts(late, offering())).toEqual(['2026-05-05T19:00', '2026-05-05T20:00']);
  });

  it('keeps the hour on the wall when clocks change', () => {
    const sundays = schedule({ weekly: [{ day: 7, from: '10:00', to: '11:00' }] });
    const spring = new Date('2026-03-20T12:00:00Z');
    expect(starts(sundays, offering({ horizonDays: 12 }), [], spring)).toEqual([
      '2026-03-22T08:00',
      '2026-03-29T07:00',
    ]);
    const autumn = new Date('2026-10-16T12:00:00Z');
    expect(starts(sundays, offering({ horizonDays: 12 }), [], autumn)).toEqual([
      '2026-10-18T07:00',
      '2026-10-25T08:00',
    ]);
  });

  it('gives real hours on the nights that lack one or have one more', () => {
    const nights = schedule({ weekly: [{ day: 7, from: '02:00', to: '05:00' }] });
    expect(starts(nights, offering({ horizonDays: 2 }), [], new Date('2026-03-28T00:00:00Z'))).toEqual([
      '2026-03-29T00:00',
      '2026-03-29T01:00',
    ]);
    expect(starts(nights, offering({ horizonDays: 2 }), [], new Date('2026-10-24T00:00:00Z'))).toEqual([
      '2026-10-24T23:00',
      '2026-10-25T00:00',
      '2026-10-25T01:00',
      '2026-10-25T02:00',
    ]);
  });

  it('counts days in the calendar of the expert, wherever that is', () => {
    const newYork = schedule({ timeZone: 'America/New_York', weekly: [{ day: 1, from: '21:00', to: '22:00' }] });
    expect(starts(newYork, offering({ maxPerDay: 1 }))).toEqual(['2026-05-05T01:00']);
    expect(starts(newYork, offering({ maxPerDay: 1 }), taken('b1', '2026-05-04T20:00:00Z'))).toEqual([]);
  });
});

describe('lockStarts', () => {
  it('names every half hour that a session touches with its buffers', () => {
    const cells = lockStarts(new Date('2026-05-05T14:10:00Z'), offering({ durationMin: 50, bufferBeforeMin: 15 }));
    expect(cells.map((cell) => cell.toISOString().slice(11, 16))).toEqual(['13:30', '14:00', '14:30']);
  });

  it('stays within what the rules look up for the longest session there can be', () => {
    const longest = offering({ durationMin: 120, bufferBeforeMin: 15, bufferAfterMin: 15 });
    for (let minute = 0; minute < 30; minute += 1)
      expect(lockStarts(new Date(minute * 60_000), longest).length).toBeLessThanOrEqual(MAX_LOCKS);
  });
});
