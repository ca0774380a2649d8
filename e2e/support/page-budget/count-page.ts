import { leastOf, type PageFigures, VISITOR } from '@cursiv/platform-tools/page-budget';
import type { Browser, BrowserContextOptions, CDPSession, Page } from '@playwright/test';
import { ask } from '../ask.ts';
import { counts, readsOf, resetCounts, settledCounts, writesOf } from '../backend/counters.ts';
import { browser as settings } from '../page/browser.ts';
import { turnTo } from '../page/turn-to.ts';
import { enter } from '../people/session-state.ts';
import { DEMO_PASSWORD, emailOf } from '../test.ts';
import type { BudgetPage } from './budget-pages.ts';
import { NetworkWatch } from './network-watch.ts';

const { baseURL, locale, timezoneId, serviceWorkers } = settings;
/** Each answer takes as long, in milliseconds: longer than the work between two, so that rounds stay apart. */
const LATENCY_MS = 250;
/** For so long, in milliseconds, nothing is asked for once a page has all it wants. */
const QUIET_MS = 700;
const LOOK_MS = 100;
/** How long, in milliseconds, a machine that others use as well may take until a page stands. */
const PATIENCE_MS = 120_000;

/** One view of a page: its figures, and the addresses that it asked for. */
export interface View {
  figures: PageFigures;
  urls: string[];
}

type State = BrowserContextOptions['storageState'];

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Waits until the page is alive, has done what it does when idle, and asks for nothing more. */
async function isDone(page: Page, watch: NetworkWatch, quietMs = QUIET_MS): Promise<void> {
  await page.waitForFunction(() => 'authHydrated' in document.documentElement.dataset, undefined, {
    timeout: PATIENCE_MS,
  });
  await page.evaluate(() => new Promise<void>((done) => requestIdleCallback(() => done())));
  const giveUpAt = performance.now() + PATIENCE_MS;
  while (watch.quietMs < quietMs) {
    if (performance.now() > giveUpAt)
      throw new Error(`${page.url()} goes on asking: ${watch.urls.slice(-3).join(' ')}`);
    await wait(LOOK_MS);
  }
}

/** Waits until the browser stands in the list of its person's devices, which it may ask for late: a busy machine is quiet in between. */
const isNoted = (page: Page) =>
  page.waitForFunction(() => localStorage.getItem('cursiv:session-told') !== null, undefined, { timeout: PATIENCE_MS });

function newContext(browser: Browser, storageState?: State) {
  return browser.newContext({ baseURL, locale, timezoneId, serviceWorkers, ...(storageState && { storageState }) });
}

/** The state of a browser in which the account has opened the page before: its device is known, and what a first visit writes is written. */
async function stateOf(browser: Browser, { path, account, content }: BudgetPage): Promise<State> {
  const context = await newContext(browser);
  if (account !== VISITOR) await enter(context, emailOf(account), DEMO_PASSWORD, account === 'admin');
  const page = await context.newPage();
  const watch = await NetworkWatch.of(await context.newCDPSession(page));
  await page.goto(path, { timeout: PATIENCE_MS });
  await page.locator(content).first().waitFor({ timeout: PATIENCE_MS });
  await isDone(page, watch);
  if (account !== VISITOR) await isNoted(page);
  await settledCounts();
  const state = await context.storageState({ indexedDB: true });
  await context.close();
  return state;
}

/** How many functions of the page's own scripts have run so far. */
async function functionsRunIn(session: CDPSession): Promise<number> {
  const { result } = await session.send('Profiler.takePreciseCoverage');
  const functions = result.filter(({ url }) => /^http/.test(url)).flatMap(({ functions }) => functions);
  return functions.filter(({ ranges }) => ranges.some(({ count }) => count > 0)).length;
}

async function watchFunctions(session: CDPSession): Promise<void> {
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: false, detailed: false });
}

/** Makes a public page anew; the number of documents read for it. */
async function makeAnew(address: string): Promise<number> {
  await ask(`${baseURL}/platform/registry.json`);
  await resetCounts();
  const answer = await ask(baseURL + address);
  await answer.text();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return readsOf(await counts());
}

/** Opens a page in a browser without a cache. */
async function view(
  browser: Browser,
  { path, account, content, quietMs }: BudgetPage,
  state: State,
  place: number,
): Promise<View> {
  const isPublic = account === VISITOR;
  const address = isPublic ? `${path}?view=${place}` : path;
  const context = await newContext(browser, state);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const watch = await NetworkWatch.of(session);
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: LATENCY_MS, downloadThroughput: -1, uploadThroughput: -1 },
  });
  await watchFunctions(session);
  const readsAnew = isPublic ? await makeAnew(address) : 0;
  await resetCounts();
  await page.goto(address, { waitUntil: 'commit', timeout: PATIENCE_MS });
  await page.locator(content).first().waitFor({ timeout: PATIENCE_MS });
  const { rounds } = watch;
  await isDone(page, watch, quietMs);
  const restBytes = watch.scriptBytes;
  await turnTo(page, PATIENCE_MS);
  await isDone(page, watch, quietMs);
  const read = await settledCounts();
  const figures = {
    ...{ restBytes, scriptBytes: watch.scriptBytes, requests: watch.requests, rounds },
    ...{ reads: readsOf(read), readsAnew, writes: writesOf(read), functionsRun: await functionsRunIn(session) },
  };
  await context.close();
  return { figures, urls: watch.urls };
}

/** How often a page is opened at most. */
const MOST = 5;

/**
 * Opens a page until its figures satisfy. Chance and what runs beside a page only add to counts, so the least of each
 * figure counts.
 */
export async function countPage(
  browser: Browser,
  page: BudgetPage,
  isEnough: (figures: PageFigures) => boolean,
): Promise<View> {
  const state = page.account === VISITOR ? undefined : await stateOf(browser, page);
  if (page.account === VISITOR) await ask(baseURL + page.path);
  const views = [await view(browser, page, state, 1)];
  const least = () => leastOf(views.map(({ figures }) => figures));
  while (views.length < MOST && !isEnough(least())) views.push(await view(browser, page, state, views.length + 1));
  return { figures: least(), urls: views.flatMap(({ urls }) => urls) };
}
