import { existsSync } from 'node:fs';
import path from 'node:path';
import { momentsAfter } from './moments.ts';
import { TIMED_SPECS } from './timed-specs.ts';

const e2e = path.resolve(import.meta.dirname, '../../../../e2e');

const written = (now: string) =>
  momentsAfter(Date.parse(now)).map(({ name, at }) => [name, at.toISOString().slice(0, 16)] as const);

/** The moments of that name. */
const named = (now: string, wanted: string) => written(now).flatMap(([name, at]) => (name === wanted ? [at] : []));

describe('the moments at which times are tested', () => {
  it('are those of the coming week, nights, year and leap day', () => {
    expect(written('2026-11-26T18:00Z')).toEqual([
      ['Friday', '2026-11-27T10:00'],
      ['Saturday', '2026-11-28T10:00'],
      ['Sunday', '2026-11-29T10:00'],
      ['Monday', '2026-11-30T10:00'],
      ['Tuesday', '2026-12-01T10:00'],
      ['Wednesday', '2026-12-02T10:00'],
      ['Thursday', '2026-12-03T10:00'],
      ['before midnight in Bucharest', '2026-11-26T21:50'],
      ['before midnight in UTC', '2026-11-26T23:50'],
      ['the end of the year', '2026-12-31T21:50'],
      ['the evening before clocks change', '2027-03-27T20:00'],
      ['the night in which clocks change', '2027-03-28T00:30'],
      ['the evening before clocks change', '2027-10-30T20:00'],
      ['the night in which clocks change', '2027-10-31T00:30'],
      ['a leap day', '2028-02-29T10:00'],
    ]);
  });

  it('follow the clocks of Bucharest in summer', () => {
    expect(named('2027-07-01T10:00Z', 'before midnight in Bucharest')).toEqual(['2027-07-01T20:50']);
    expect(named('2027-07-01T10:00Z', 'the night in which clocks change')).toEqual([
      '2027-10-31T00:30',
      '2028-03-26T00:30',
    ]);
    // In the night before, clocks still show winter's time.
    expect(named('2027-03-28T00:30Z', 'before midnight in Bucharest')).toEqual(['2027-03-28T20:50']);
  });

  it.each(['2027-12-31T21:55Z', '2028-02-29T10:00Z', '2027-03-28T00:45Z', '2027-10-30T23:00Z', '2026-11-26T23:55Z'])(
    'all lie after %s, be it one of them',
    (now) => {
      expect(written(now)).toHaveLength(15);
      expect(written(now).filter(([, at]) => at <= now)).toEqual([]);
    },
  );

  it('are for tests that are there', () => {
    expect(TIMED_SPECS.filter((spec) => !existsSync(path.join(e2e, spec)))).toEqual([]);
  });
});
