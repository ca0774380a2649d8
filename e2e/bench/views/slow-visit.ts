import type { Browser, BrowserContext, Page } from '@playwright/test';
import { stands } from '../../support/page/stands.ts';
import { enter } from '../../support/people/session-state.ts';
import { type Account, DEMO_PASSWORD, emailOf } from '../../support/test.ts';
import { slowDown } from '../measure-page.ts';

/** A page of somebody who has signed in, and what shows that its main content stands. */
export interface SignedInPage {
  path: string;
  account: Account;
  content: string;
}

/** What somebody waited for, in milliseconds, and by how much visible content moved meanwhile and in the seconds after. */
export interface Waited {
  ms: number;
  shift: number;
}

/** For so long, in milliseconds, a page is watched once its main content stands. */
const AFTERWARDS_MS = 2_500;

/** A browser in which somebody has signed in. */
export async function signedIn(browser: Browser, account: Account): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  await enter(context, emailOf(account), DEMO_PASSWORD, account === 'admin');
  return context;
}

/** Somebody comes to the site and leaves. */
export async function visit(context: BrowserContext, { path, content }: SignedInPage): Promise<void> {
  const page = await context.newPage();
  await page.goto(path);
  await stands(page, content);
  await page.waitForTimeout(AFTERWARDS_MS);
  await page.close();
}

function observeShift(): void {
  const moved = { shift: 0 };
  Object.assign(window, { moved });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
      if (!hadRecentInput) moved.shift += value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Opens a page on a slow phone, and leaves it open. */
export async function openSlowly(
  context: BrowserContext,
  { path, content }: Pick<SignedInPage, 'path' | 'content'>,
  isCold: boolean,
): Promise<{ page: Page; waited: Waited }> {
  const page = await context.newPage();
  await page.addInitScript(observeShift);
  const session = await slowDown(page);
  if (isCold) await session.send('Network.clearBrowserCache');
  const start = performance.now();
  await page.goto(path, { waitUntil: 'commit' });
  await stands(page, content);
  const ms = performance.now() - start;
  await page.waitForTimeout(AFTERWARDS_MS);
  const shift = await page.evaluate(() => (window as unknown as { moved: { shift: number } }).moved.shift);
  return { page, waited: { ms, shift } };
}
