import { weeklyStarts } from './series.ts';

it('a weekly series keeps its time on the wall over a change of clocks', () => {
  const starts = weeklyStarts(new Date('2026-10-20T15:00:00Z'), 3, 'Europe/Bucharest');
  expect(starts.map((start) => start.toISOString())).toEqual([
    '2026-10-20T15:00:00.000Z',
    '2026-10-27T16:00:00.000Z',
    '2026-11-03T16:00:00.000Z',
  ]);
});
