import type { Beginning } from '@cursiv/platform-tools/local-cloud';
import { Beginnings } from './backend/beginnings.ts';
import { LocalSite } from './local-site.ts';
import { test as base } from './test.ts';

/** A test that owns the site: starts it and may break it. */
export const test = base.extend<{ site: LocalSite; beginning: Beginning }, { beginnings: Beginnings }>({
  beginning: ['kept', { option: true }],
  beginnings: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's pattern.
    async ({}, use) => {
      const beginnings = new Beginnings();
      await use(beginnings);
      beginnings.forget();
    },
    { scope: 'worker' },
  ],
  site: [
    async ({ beginning, beginnings }, use) => {
      const site = new LocalSite(await beginnings.folderOf(beginning));
      try {
        await site.start();
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { auto: true, timeout: 180_000 },
  ],
  // The page closes before the site stops, so that nobody hears of it.
  page: async ({ page, site: _site }, use) => {
    await use(page);
    await page.close();
  },
});

export { expect } from './test.ts';
