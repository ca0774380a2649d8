import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test.ts';

/** The limit for compressed scripts of a visitor's first page, including idle preparation, in bytes with headers. */
const BUDGET = 150 * 1024;

const COURSE = '/courses/python-first-steps';

/** Adds up the bytes of scripts loaded from the network from now on. */
async function scriptBytes(page: Page): Promise<() => number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const scripts = new Set<string>();
  let sum = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sum += encodedDataLength;
  });
  return () => sum;
}

for (const path of ['/', '/courses', COURSE, '/en', '/en/courses', `/en${COURSE}`]) {
  test(`${path} stays within its budget of scripts, without the database's`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const bytes = await scriptBytes(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(bytes()).toBeGreaterThan(0);
    expect(bytes()).toBeLessThanOrEqual(BUDGET);
    expect(asked.filter((url) => /firebase|firestore/i.test(url))).toEqual([]);
  });
}
