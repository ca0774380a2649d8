// `npm run bench -- budget [--write]`: what opening each page takes, counted, beside its row in docs/page-budget.md.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type BudgetRow, growthOf, rowsIn, withRows } from '@cursiv/platform-tools/page-budget';
import { chromium } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions } from '../../support/page/browser.ts';
import { BUDGET_PAGES } from '../../support/page-budget/budget-pages.ts';
import { countPage } from '../../support/page-budget/count-page.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/page-budget.md');

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const document = readFileSync(FILE, 'utf8');
const site = new LocalSite();
const browser = await chromium.launch(launchOptions);
try {
  await site.start();
  const now: BudgetRow[] = [];
  for (const page of BUDGET_PAGES) {
    // Two views each: the least of them is what the page takes.
    let views = 0;
    const { figures } = await countPage(browser, page, () => {
      views += 1;
      return views === 2;
    });
    now.push({ path: page.path, account: page.account, ...figures });
    console.log(now.at(-1));
  }
  console.table(now);
  const growth = rowsIn(document).flatMap((row) => {
    const found = now.find(({ path: address }) => address === row.path);
    return found ? growthOf(row, found) : [];
  });
  if (options.write) writeFileSync(FILE, withRows(document, now));
  else if (growth.length > 0) {
    console.error(growth.join('\n'));
    process.exitCode = 1;
  }
} finally {
  await browser.close();
  await site.stop();
}
