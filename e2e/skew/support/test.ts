import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startLocalCloud } from '@cursiv/platform-tools/local-cloud';
import type { Page } from '@playwright/test';
import { test as base, expect } from '../../support/test.ts';
import { SkewSite } from './skew-site.ts';

/** A test that owns the sites of shell and sections, each in its own version; the backend is the same for all. */
export const test = base.extend<{ site: SkewSite }, { backend: undefined }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'cursiv-skew-data-'));
      const backend = await startLocalCloud(folder, false);
      await use(undefined);
      const exited = once(backend, 'exit');
      backend.kill('SIGKILL');
      await exited;
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', auto: true },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const site = new SkewSite();
      try {
        await site.start();
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { auto: true },
  ],
});

export { expect };

/** The part of the page that a section fills. */
export const sectionOf = (page: Page, section: 'mf_public' | 'mf_dashboard' | 'mf_admin') =>
  page.locator(`[data-section="${section}"]`);

/** The page's heading. */
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Goes somewhere by the site's main navigation. */
export const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name }).click();

/** Lets more than an hour pass, after which an open page asks for newer builds; needs an installed clock. */
export async function passAnHour(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward('01:05:00');
  await asked;
}

/** Waits until the page knows that the next navigation has to load the document. */
export const updateIsPending = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');

/** Counts the documents that the page loads from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

/** Waits until pages that the server renders come with a build: it asks for the live release every few seconds. */
export const isServed = (page: Page, build: string) =>
  expect.poll(async () => (await page.request.get('/experts')).text(), { timeout: 20_000 }).toContain(build);
