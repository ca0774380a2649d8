import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import { turnTo } from '../support/page/turn-to.ts';

/** A phone on a slow network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** One load of a page: compressed script bytes, requests, repeated requests, and the browsers' own measurements. */
export interface PageLoad {
  scriptBytes: number;
  /** The bytes before anybody touches the page. */
  restBytes: number;
  requests: number;
  repeatedRequests: number;
  lcpMs: number;
  /** The layout shift: how far visible content moved by itself. */
  cls: number;
  /** By how much tasks after the first paint exceeded 50 ms, in total. */
  blockingMs: number;
}

/** Slows a page's network and processor down. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  return session;
}

const newContext = (browser: Browser): Promise<BrowserContext> => browser.newContext({ locale: 'ro-RO' });

interface Painted {
  largestPaint: number;
  shift: number;
  longTasks: { startTime: number; duration: number }[];
}

/** Runs in the page before its own scripts. */
function observePaints(): void {
  const painted: Painted = { largestPaint: 0, shift: 0, longTasks: [] };
  Object.assign(window, { painted });
  new PerformanceObserver((list) => {
    painted.largestPaint = list.getEntries().at(-1)?.startTime ?? 0;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) painted.shift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) painted.longTasks.push({ startTime, duration });
  }).observe({ type: 'longtask', buffered: true });
}

/** Runs in the page: what the observers have seen. */
function seen() {
  const { painted } = window as unknown as { painted: Painted };
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const after = painted.longTasks.filter(({ startTime }) => startTime >= firstPaint);
  return { ...painted, blockingMs: after.reduce((sum, { duration }) => sum + duration - 50, 0) };
}

/**
 * The time without any new response, in milliseconds, that counts as idle; the browser's own idle event does not come
 * for a repeated visit.
 */
const QUIET_MS = 2_000;

const isQuiet = (page: Page) =>
  page.waitForFunction(
    (quietMs) =>
      performance.now() -
        Math.max(
          ...performance.getEntriesByType('resource').map((entry) => (entry as PerformanceResourceTiming).responseEnd),
        ) >
      quietMs,
    QUIET_MS,
  );

async function load(context: BrowserContext, address: string): Promise<PageLoad> {
  const page = await context.newPage();
  // Somebody has just opened the page, so that the edge has it: it keeps a page for three seconds.
  await (await fetch(address)).text();
  await page.addInitScript(observePaints);
  const session = await slowDown(page);
  const scripts = new Set<string>();
  const asked: string[] = [];
  let scriptBytes = 0;
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (!response.fromDiskCache) asked.push(response.url);
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address);
  await page.locator('[data-section] h1').waitFor();
  await isQuiet(page);
  const restBytes = scriptBytes;
  await turnTo(page);
  await isQuiet(page);
  const { largestPaint, shift, blockingMs } = await page.evaluate(seen);
  await page.close();
  const repeatedRequests = asked.length - new Set(asked).size;
  return {
    scriptBytes,
    restBytes,
    requests: asked.length,
    repeatedRequests,
    lcpMs: largestPaint,
    cls: shift,
    blockingMs,
  };
}

/** Loads an address as a visitor without a cache, and then again as the same visitor. */
export async function measureVisits(browser: Browser, address: string): Promise<{ cold: PageLoad; warm: PageLoad }> {
  const context = await newContext(browser);
  const cold = await load(context, address);
  const warm = await load(context, address);
  await context.close();
  return { cold, warm };
}

/** Loads an address as a visitor without a cache. */
export async function measurePage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await newContext(browser);
  const cold = await load(context, address);
  await context.close();
  return cold;
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
