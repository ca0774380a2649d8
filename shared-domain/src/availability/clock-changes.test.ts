import { clockChanges } from './clock-changes.ts';

const inYear = (zone: string) =>
  clockChanges(zone, new Date('2026-01-01T00:00:00Z'), new Date('2027-01-01T00:00:00Z')).map(
    ({ at, byMinutes }) => `${at.toISOString().slice(0, 16)} ${byMinutes}`,
  );

describe('clockChanges', () => {
  it('finds the two nights of a European year, to the minute', () => {
    const nights = ['2026-03-29T01:00 60', '2026-10-25T01:00 -60'];
    expect(inYear('Europe/Bucharest')).toEqual(nights);
    expect(inYear('Europe/London')).toEqual(nights);
  });

  it('finds those of other parts of the world', () => {
    expect(inYear('America/New_York')).toEqual(['2026-03-08T07:00 60', '2026-11-01T06:00 -60']);
    expect(inYear('Australia/Lord_Howe')).toEqual(['2026-04-04T15:00 -30', '2026-10-03T15:30 30']);
  });

  it('finds no changes in a zone without any', () => {
    expect(inYear('Asia/Tokyo')).toEqual([]);
    expect(
      clockChanges('Europe/Bucharest', new Date('2026-04-01T00:00:00Z'), new Date('2026-10-01T00:00:00Z')),
    ).toEqual([]);
  });
});
