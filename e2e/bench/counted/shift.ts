// `npm run bench -- shift`: how far the content of each page moves by itself while it loads, on a phone and on a desk.
import { type BrowserContext, chromium } from '@playwright/test';
import { LocalSite } from '../../support/local-site.ts';
import { launchOptions } from '../../support/page/browser.ts';
import { layoutShift } from '../../support/page/layout-shift.ts';
import { enter } from '../../support/people/session-state.ts';
import { ROUTES } from '../../support/routes.ts';

/** 4 Mbit/s, 60 ms, a processor half as fast: what comes in several parts comes one after the other. */
const NETWORK = { offline: false, latency: 60, downloadThroughput: 500_000, uploadThroughput: 125_000 };
const CPU_SLOWDOWN = 2;
/** So long a page is looked at, in milliseconds. */
const WATCHED_MS = 3_500;
/** The bar (issue 17). */
const MAX_SHIFT = 0.02;

const SIZES = { phone: { width: 390, height: 800 }, desk: { width: 1280, height: 800 } };
const PEOPLE = [undefined, 'learner', 'creator', 'expert', 'instructor', 'admin'] as const;
/** Pages that everybody has, and that show more to some. */
const EVERYBODYS = ['/dashboard', '/dashboard/bookings'];

/** The addresses that somebody is shown. */
function addressesOf(person: (typeof PEOPLE)[number]): string[] {
  const own = ROUTES.filter(({ account }) => account === person).map(({ example }) => example);
  return [...new Set(person && person !== 'admin' ? [...EVERYBODYS, ...own] : own)];
}

async function shiftOf(context: BrowserContext, address: string): Promise<number> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.goto(address);
  await page.waitForTimeout(WATCHED_MS);
  const shift = await layoutShift(page);
  await page.close();
  return shift;
}

const site = new LocalSite();
await site.start();
const browser = await chromium.launch(launchOptions);
const rows: Record<string, string>[] = [];
for (const [screen, viewport] of Object.entries(SIZES)) {
  for (const person of PEOPLE) {
    const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO', viewport });
    if (person) await enter(context, `${person}@cursiv.test`, 'cursiv-demo', person === 'admin');
    for (const address of addressesOf(person)) {
      const shift = await shiftOf(context, address);
      const bar = shift < MAX_SHIFT ? 'met' : 'MISSED';
      rows.push({ screen, person: person ?? 'visitor', address, shift: shift.toFixed(3), bar });
    }
    await context.close();
  }
}
await browser.close();
await site.stop();
console.table(rows.toSorted((a, b) => Number(b.shift) - Number(a.shift)));
