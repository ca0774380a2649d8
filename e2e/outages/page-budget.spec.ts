import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type BudgetRow, growthOf, type PageFigures, rowsIn, VISITOR } from '@cursiv/platform-tools/page-budget';
import { BUDGET_PAGES, type BudgetPage } from '../support/page-budget/budget-pages.ts';
import { countPage } from '../support/page-budget/count-page.ts';
import { expect, test } from '../support/site.ts';

/** The limit for compressed scripts of a visitor's page that nobody has touched, including idle preparation, in bytes with headers. */
const MAX_AT_REST = 125 * 1024;
/** The limit for documents read to make a page anew. */
const MAX_READS_ANEW = 3;

const ROWS = rowsIn(readFileSync(path.resolve(import.meta.dirname, '../../docs/page-budget.md'), 'utf8'));

/** What holds for every public page, whatever its row says: each limit that is broken, in words. */
function brokenLimits({ path: address, account }: BudgetPage, { restBytes, reads, readsAnew }: PageFigures): string[] {
  if (account !== VISITOR) return [];
  return [
    ...(restBytes > 0 && restBytes <= MAX_AT_REST ? [] : [`${address}: ${restBytes} bytes of script`]),
    ...(reads === 0 ? [] : [`${address}: ${reads} reads of a kept page`]),
    ...(readsAnew <= MAX_READS_ANEW ? [] : [`${address}: ${readsAnew} reads to make it anew`]),
  ];
}

const troubleOf = (row: BudgetRow, page: BudgetPage, figures: PageFigures) => [
  ...growthOf(row, figures),
  ...brokenLimits(page, figures),
];

test.use({ beginning: 'fresh' });

test('every page with a budget has its row, and every row its page', () => {
  const named = ({ path: address, account }: { path: string; account: string }) => `${address} ${account}`;
  expect(ROWS.map(named)).toEqual(BUDGET_PAGES.map(named));
});

test('no page takes more than its row of docs/page-budget.md, and no visitor’s page loads the database', async ({
  browser,
}) => {
  test.setTimeout(1_800_000);
  const trouble: string[] = [];
  const readAnew: number[] = [];
  for (const [place, page] of BUDGET_PAGES.entries()) {
    const row = ROWS[place] as BudgetRow;
    const { figures, urls } = await countPage(browser, page, (counted) => troubleOf(row, page, counted).length === 0);
    trouble.push(...troubleOf(row, page, figures));
    readAnew.push(figures.readsAnew);
    if (page.account === VISITOR) expect(urls.filter((url) => /firebase|firestore/i.test(url))).toEqual([]);
  }
  expect(trouble, 'more than the table says: make the page smaller, or change its row and say why').toEqual([]);
  // One page may find all that it needs read by another within the second, but not all of them.
  expect(Math.max(...readAnew)).toBeGreaterThan(0);
});
