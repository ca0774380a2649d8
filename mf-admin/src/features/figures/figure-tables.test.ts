import { figureTables } from './figure-tables.ts';
import { figureTime } from './range.ts';

const NOW = new Date('2026-11-24T22:30:00Z');

describe('the time of the figures', () => {
  it('ends with today in Bucharest, and has each day once', () => {
    const { spans, firstMonth, lastMonth } = figureTime('30d', NOW);
    expect([spans.length, spans[0]?.first, spans.at(-1)?.first]).toEqual([30, '2026-10-27', '2026-11-25']);
    expect([firstMonth, lastMonth]).toEqual(['2026-10', '2026-11']);
  });

  it('has weeks that begin on Monday, the first of which may be short', () => {
    const { spans } = figureTime('90d', NOW);
    expect(spans.flatMap(({ days }) => days)).toHaveLength(90);
    expect(spans.slice(0, 2).map(({ first, days }) => [first, days.length])).toEqual([
      ['2026-08-28', 3],
      ['2026-08-31', 7],
    ]);
  });

  it.each([
    ['2026-11-24T12:00:00Z', '2025-12-01'],
    ['2026-12-31T12:00:00Z', '2026-01-01'],
    ['2027-01-31T12:00:00Z', '2026-02-01'],
  ])('has twelve months at %s', (now, first) => {
    const { spans } = figureTime('12m', new Date(now));
    expect([spans.length, spans[0]?.first]).toEqual([12, first]);
  });
});

describe('the numbers of the figures', () => {
  const counts = {
    '2026-11-25:view:ro:course': 5,
    '2026-11-25:view:en:index': 2,
    '2026-11-24:view:en:course': 3,
    '2026-10-01:view:en:course': 100,
    '2026-11-24:missed:en:course': 2,
    '2026-11-25:completed:en': 1,
    '2026-11-25:completed:ro': 4,
    '2026-11-20:asked:booking': 9,
    '2026-11-20:answered:booking:hour': 1,
    '2026-11-20:answered:booking:sixHours': 2,
    '2026-11-20:answered:booking:later': 4,
    '2026-11-20:booking:no_show_expert': 1,
    '2026-11:words:excel avansat': 6,
    '2026-11:words:astronomie': 8,
    '2026-09:words:vechi': 99,
    '2026-11-25:used:quizzes:reads': 8,
    '2026-11-25:used:quizzes:runs': 3,
    '2026-11-25:used:quizzes:bytes': 4096,
    '2026-11-24:used:bookings:writes': 2,
    '2026-10-01:used:bookings:writes': 50,
    'total:bytes:video': 700,
    'total:files:video': 2,
  };
  const tables = figureTables(counts, figureTime('30d', NOW));
  const row = (id: keyof typeof tables, name: string) => tables[id].find((one) => one.id === name)?.values;

  it('belong to their day, and those of other times to none', () => {
    expect(row('views', '2026-11-25')).toEqual([7, 2, 5]);
    expect(row('views', '2026-11-23')).toEqual([0, 0, 0]);
    expect(row('learning', '2026-11-25')).toEqual([0, 5, 4, 1]);
  });

  it('belong to their kind of page', () => {
    expect(row('pages', 'course')).toEqual([8, 3, 5]);
    expect(row('fallbacks', 'course')).toEqual([2, 0]);
    expect(row('pages', 'courses')).toEqual([0, 0, 0]);
  });

  it('belong to the feature that functions ran for, and to the day on which they did', () => {
    expect([row('features', 'quizzes'), row('features', 'bookings')]).toEqual([
      [8, 0, 3, 4096],
      [0, 2, 0, 0],
    ]);
    expect([row('used', '2026-11-25'), row('used', '2026-11-24')]).toEqual([
      [8, 0, 3, 4096],
      [0, 2, 0, 0],
    ]);
  });

  it('tell how many were answered within each time or sooner', () => {
    expect(row('answers', 'booking')).toEqual([9, 7, 1, 3, 3]);
    expect(row('bookings', 'no_show_expert')).toEqual([1]);
  });

  it('show what is now, whatever the time, and the words of its months, the most wanted first', () => {
    expect(row('storage', 'video')).toEqual([700, 2]);
    expect(tables.words).toEqual([
      { id: 'astronomie', values: [8] },
      { id: 'excel avansat', values: [6] },
    ]);
  });
});
