// `npm run bench -- scale [--courses 10000] [--write]`: what every list and what people do take on demo data and on a large site, and what has grown.
import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { withTable } from '@cursiv/platform-tools/cost';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions, browser as settings } from '../../support/page/browser.ts';
import { stands } from '../../support/page/stands.ts';
import { enter } from '../../support/people/session-state.ts';
import { type Account, DEMO_PASSWORD, emailOf } from '../../support/test.ts';
import { countActs } from './acts.ts';
import { SCALE_ADDRESSES, SCALE_PAGES } from './scale-pages.ts';
import { actsTable, type Measured, type Opened, pagesTable, tooMuch } from './scale-tables.ts';
import { type Doing, open, type Taken, takenBy } from './taken.ts';

const FILE = path.resolve(import.meta.dirname, '../../../docs/scale.md');
/** The most that a public page reads when it is made anew. */
const MOST_ANEW = 3;
/** How much slower than the machine's the processor of a page is. */
const SLOWER = 4;
/** How often a page is opened: what comes first may have to be read by the backend. */
const OPENINGS = 3;
/** Content stands: the page has its heading, and nothing in it is loading. */
const CONTENT = 'main:not(:has([aria-busy="true"])) h1';

/** What opening a page takes; of two tries the lesser, where the first one read too much: what runs beside it only adds to it. */
async function takenFrom(site: LocalSite, most: number, act: Doing): Promise<Taken> {
  const first = await takenBy(site, act);
  if (first.reads <= most) return first;
  const second = await takenBy(site, act);
  return second.reads < first.reads ? second : first;
}

/** A person at their page, and the processor that it has. A slowed one is busy all the time, so it is slowed while a page opens and no longer. */
interface Person {
  page: Page;
  processor: CDPSession;
}

async function signedIn(browser: Browser, account: Account): Promise<Person> {
  const { baseURL, locale, timezoneId, serviceWorkers } = settings;
  const context = await browser.newContext({ baseURL, locale, timezoneId, serviceWorkers });
  await enter(context, emailOf(account), DEMO_PASSWORD, account === 'admin');
  const page = await context.newPage();
  page.setDefaultTimeout(120_000);
  await open(page, account === 'admin' ? '/admin' : '/dashboard', CONTENT);
  return { page, processor: await context.newCDPSession(page) };
}

async function measure(browser: Browser, courses: number): Promise<Measured> {
  const site = new LocalSite();
  const pages = new Map<string, Opened>();
  const people = new Map<Account, Person>();
  try {
    if (courses > 0) site.seed(courses);
    await site.start();
    for (const { path: address, account, most } of SCALE_PAGES) {
      const person = people.get(account) ?? (await signedIn(browser, account));
      people.set(account, person);
      const { page, processor } = person;
      const slowDown = (rate: number) => processor.send('Emulation.setCPUThrottlingRate', { rate });
      const times: number[] = [];
      const openOnce = async () => {
        await slowDown(SLOWER);
        const start = performance.now();
        await page.goto(address);
        await stands(page, CONTENT);
        times.push(Math.round(performance.now() - start));
        await slowDown(1);
        await page.waitForTimeout(1500);
      };
      const figures = await takenFrom(site, most, openOnce);
      while (times.length < OPENINGS) await openOnce();
      pages.set(address, { ...figures, ms: times, most });
      console.log(courses, address, pages.get(address));
    }
    for (const address of SCALE_ADDRESSES) {
      const ask = async () => {
        const answer = await fetch(
          `${settings.baseURL}${address}${address.includes('?') ? '&' : '?'}made=${randomUUID()}`,
        );
        if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
        await answer.text();
      };
      await ask();
      pages.set(address, { ...(await takenFrom(site, MOST_ANEW, ask)), most: MOST_ANEW });
      console.log(courses, address, pages.get(address));
    }
    // An open page is told of what others do, which would count as theirs.
    for (const { page } of people.values()) await page.context().close();
    return { pages, acts: await countActs(browser, site) };
  } finally {
    await site.stop();
  }
}

const { values: options } = parseArgs({
  options: { courses: { type: 'string', default: '10000' }, write: { type: 'boolean', default: false } },
});
const browser = await chromium.launch(launchOptions);
try {
  const large = await measure(browser, Number(options.courses));
  const small = await measure(browser, 0);
  const tables = { '## Opened': pagesTable(small, large), '## Done': actsTable(small, large) };
  for (const table of Object.values(tables)) console.log(`${table.join('\n')}\n`);
  if (options.write)
    for (const [heading, table] of Object.entries(tables))
      writeFileSync(FILE, withTable(readFileSync(FILE, 'utf8'), heading, table));
  const grown = tooMuch(small, large);
  if (grown.length > 0) {
    console.error(`Too much: ${grown.join(', ')}`);
    process.exitCode = 1;
  }
} finally {
  await browser.close();
}
