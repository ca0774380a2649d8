import { addDays, dateAt, instantAt, isKnownZone, offsetAt, weekdayOf } from './wall-time.ts';

const BUCHAREST = 'Europe/Bucharest';

describe('instantAt', () => {
  it.each([
    // Ordinary days, in winter and in summer.
    ['2026-01-15', '10:00', BUCHAREST, '2026-01-15T08:00:00.000Z'],
    ['2026-07-15', '10:00', BUCHAREST, '2026-07-15T07:00:00.000Z'],
    // The night in which clocks go forward: 03:30 is skipped and becomes 04:30.
    ['2026-03-29', '02:59', BUCHAREST, '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '03:30', BUCHAREST, '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '04:00', BUCHAREST, '2026-03-29T01:00:00.000Z'],
    // The night in which they go back: 03:30 comes twice and means the first.
    ['2026-10-25', '03:30', BUCHAREST, '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '04:00', BUCHAREST, '2026-10-25T02:00:00.000Z'],
    // The southern hemisphere, half hours, a change of half an hour, a midnight that does not exist, a skipped day.
    ['2026-04-05', '02:30', 'Australia/Sydney', '2026-04-04T15:30:00.000Z'],
    ['2026-10-04', '02:15', 'Australia/Lord_Howe', '2026-10-03T15:45:00.000Z'],
    ['2026-06-01', '12:00', 'Asia/Kathmandu', '2026-06-01T06:15:00.000Z'],
    ['2026-09-06', '00:00', 'America/Santiago', '2026-09-06T04:00:00.000Z'],
    ['2026-03-08', '02:30', 'America/New_York', '2026-03-08T07:30:00.000Z'],
    ['2011-12-31', '09:00', 'Pacific/Apia', '2011-12-30T19:00:00.000Z'],
    // The end of a day.
    ['2026-05-01', '24:00', 'Europe/London', '2026-05-01T23:00:00.000Z'],
  ])('%s %s in %s is %s', (date, time, zone, instant) => {
    expect(instantAt(date, time, zone).toISOString()).toBe(instant);
  });

  it('agrees with the clock for every quarter of an hour of a year that is on it', () => {
    for (const zone of [BUCHAREST, 'America/New_York', 'Australia/Lord_Howe', 'Asia/Kolkata']) {
      const start = Date.parse('2026-01-01T00:00:00Z');
      for (let quarter = 0; quarter < 365 * 96; quarter += 61) {
        const at = new Date(start + quarter * 900_000);
        const wall = new Date(at.getTime() + offsetAt(at, zone) * 60_000).toISOString();
        const back = instantAt(wall.slice(0, 10), wall.slice(11, 16), zone).getTime();
        // A time that comes twice means the first of the two.
        expect([0, 3_600_000, 1_800_000]).toContain(at.getTime() - back);
      }
    }
  });
});

describe('dates on the wall', () => {
  it('are those of the zone', () => {
    const at = new Date('2026-03-28T22:30:00Z');
    expect(dateAt(at, BUCHAREST)).toBe('2026-03-29');
    expect(dateAt(at, 'America/New_York')).toBe('2026-03-28');
  });

  it('go on by days, whatever the clocks do', () => {
    expect(addDays('2026-03-28', 2)).toBe('2026-03-30');
    expect(addDays('2028-02-28', 1)).toBe('2028-02-29');
    expect([weekdayOf('2026-03-30'), weekdayOf('2026-03-29')]).toEqual([1, 7]);
  });

  it('need a zone that exists', () => {
    expect(isKnownZone(BUCHAREST)).toBe(true);
    expect(isKnownZone('Europe/Nowhere')).toBe(false);
    expect(isKnownZone('')).toBe(false);
  });
});
