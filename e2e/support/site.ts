import type { Beginning } from '@cursiv/platform-tools/local-cloud';
import { LocalSite } from './local-site.ts';
import { test as base } from './test.ts';

/** A test that owns the site: starts it and may break it. */
export const test = base.extend<{ site: LocalSite; beginning: Beginning }>({
  beginning: ['kept', { option: true }],
  site: [
    async ({ beginning }, use) => {
      const site = new LocalSite();
      try {
        await site.start(beginning);
        await use(site);
      } finally {
        await site.stop();
      }
    },
    { auto: true, timeout: 60_000 },
  ],
  // The page closes before the site stops, so that nobody hears of it.
  page: async ({ page, site: _site }, use) => {
    await use(page);
    await page.close();
  },
});

export { expect } from './test.ts';
