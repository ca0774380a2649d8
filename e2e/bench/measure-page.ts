import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** A phone on a slow network: 1.6 Mbit/s down, 750 kbit/s up, 150 ms, a processor four times slower. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };
const CPU_SLOWDOWN = 4;

/** One load of a page: compressed script bytes, requests, and the largest paint in milliseconds. */
export interface PageLoad {
  scriptBytes: number;
  requests: number;
  lcpMs: number;
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

/** Loads an address as a visitor without any cache. */
export async function measurePage(browser: Browser, address: string): Promise<PageLoad> {
  const context = await newContext(browser);
  const page = await context.newPage();
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      Object.assign(window, { largestPaint: list.getEntries().at(-1)?.startTime });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  const session = await slowDown(page);
  const scripts = new Set<string>();
  let scriptBytes = 0;
  let requests = 0;
  session.on('Network.responseReceived', ({ requestId, type }) => {
    requests += 1;
    if (type === 'Script') scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scriptBytes += encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator('[data-section] h1').waitFor();
  const lcpMs = await page.evaluate(() => (window as unknown as { largestPaint: number }).largestPaint);
  await context.close();
  return { scriptBytes, requests, lcpMs };
}

export const median = (values: number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
