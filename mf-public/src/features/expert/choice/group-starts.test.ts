import { groupStarts } from './group-starts.ts';

const minutes = (...instants: string[]) => instants.map((instant) => Date.parse(instant) / 60_000);
const EVENING = minutes('2026-10-24T20:30:00Z', '2026-10-24T21:30:00Z', '2026-10-25T22:30:00Z');
const daysIn = (zone: string, earliest = '2026-10-01T00:00:00Z') =>
  groupStarts(EVENING, zone, new Date(earliest)).map(({ date, starts }) => `${date} ${starts.length}`);

describe('groupStarts', () => {
  it('puts each time on the day that it is where somebody is', () => {
    expect(daysIn('Europe/London')).toEqual(['2026-10-24 2', '2026-10-25 1']);
    // The clocks went back in the night between, so the last one is half past midnight again.
    expect(daysIn('Europe/Bucharest')).toEqual(['2026-10-24 1', '2026-10-25 1', '2026-10-26 1']);
    expect(daysIn('Pacific/Auckland')).toEqual(['2026-10-25 2', '2026-10-26 1']);
  });

  it('leaves out times that have become too soon since the page was made', () => {
    expect(daysIn('Europe/London', '2026-10-24T21:00:00Z')).toEqual(['2026-10-24 1', '2026-10-25 1']);
  });
});
