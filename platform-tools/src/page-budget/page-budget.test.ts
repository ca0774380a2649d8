import { rowsIn, withRows } from './budget-table.ts';
import { countRounds } from './count-rounds.ts';
import { type BudgetRow, growthOf, leastOf, type PageFigures, VISITOR } from './figures.ts';

const figures: PageFigures = {
  ...{ restBytes: 120_000, scriptBytes: 150_000, requests: 16, rounds: 2, reads: 0, readsAnew: 2 },
  ...{ writes: 0, functionsRun: 1000 },
};
const visitors: BudgetRow = { path: '/courses', account: VISITOR, ...figures };
const learners: BudgetRow = { path: '/dashboard', account: 'learner', ...figures, reads: 10 };
const DOCUMENT = [
  '# Budget',
  '',
  '| figure | what |',
  '|---|---|',
  '',
  '| page | as | figures |',
  '|---|---|--:|',
  '',
  'What follows.',
  '',
].join('\n');

describe('the rounds of a page', () => {
  it('are the longest run of requests that waited for one another', () => {
    const [document, script, picture] = [
      { start: 0, end: 10 },
      { start: 11, end: 20 },
      { start: 12, end: 60 },
    ];
    const data = { start: 21, end: 30 };
    expect(countRounds([data, picture, script, document])).toBe(3);
  });

  it('are none without requests', () => {
    expect(countRounds([])).toBe(0);
  });
});

describe('a page’s budget', () => {
  it('is kept by what stands in the row, and by less', () => {
    expect(growthOf(visitors, figures)).toEqual([]);
    expect(growthOf(visitors, { ...figures, scriptBytes: 90_000, requests: 3, functionsRun: 5 })).toEqual([]);
  });

  it.each([
    ['restBytes', 1024],
    ['scriptBytes', 1024],
    ['requests', 0],
    ['rounds', 1],
    ['reads', 0],
    ['readsAnew', 1],
    ['writes', 0],
    ['functionsRun', 50],
  ] as const)('of %s is exceeded by one more than %i', (figure, slack) => {
    expect(growthOf(visitors, { ...figures, [figure]: figures[figure] + slack })).toEqual([]);
    const now = figures[figure] + slack + 1;
    expect(growthOf(visitors, { ...figures, [figure]: now })).toEqual([
      `/courses: ${figure} ${figures[figure]}, now ${now}`,
    ]);
  });

  it('lets a signed-in page read two more, and not three', () => {
    expect(growthOf(learners, { ...figures, reads: 12 })).toEqual([]);
    expect(growthOf(learners, { ...figures, reads: 13 })).toEqual(['/dashboard: reads 10, now 13']);
  });

  it('is compared with the least of several views, figure by figure', () => {
    expect(
      leastOf([
        { ...figures, reads: 9 },
        { ...figures, requests: 40 },
      ]),
    ).toEqual(figures);
  });
});

describe('the table', () => {
  it('is read as it was written, and what stands around it stays', () => {
    const written = withRows(DOCUMENT, [visitors, learners]);
    expect(rowsIn(written)).toEqual([visitors, learners]);
    expect(withRows(withRows(written, [learners]), [])).toBe(DOCUMENT);
  });

  it('refuses a row with a figure missing', () => {
    expect(() => rowsIn('| `/courses` | visitor | 1 | 2 |')).toThrow('/courses has 2 figures');
  });
});
