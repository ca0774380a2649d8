// `npm run bench -- cost [--write]`: what everything that people do takes from the hosted services, counted here, and the bill of a month.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { actTable, billTable, timesTable, withTable } from '@cursiv/platform-tools/cost';
import { chromium } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions } from '../../support/page/browser.ts';
import { countActs } from './acts.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/cost.md');

const { values: options } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const site = new LocalSite();
const browser = await chromium.launch(launchOptions);
try {
  await site.start();
  const counted = await countActs(browser, site);
  const tables = {
    '## What is done once': actTable(counted),
    '## How often it is done': timesTable(),
    '## The bill of a month': billTable(counted),
  };
  for (const table of Object.values(tables)) console.log(`${table.join('\n')}\n`);
  if (options.write) {
    const document = Object.entries(tables).reduce(
      (text, [heading, table]) => withTable(text, heading, table),
      readFileSync(FILE, 'utf8'),
    );
    writeFileSync(FILE, document);
  }
} finally {
  await browser.close();
  await site.stop();
}
