import { defineConfig } from '@playwright/test';
import { browser, isTraced, limits, retries } from './support/page/browser.ts';

/** The site during outages of its parts; every test starts and stops the site itself. */
export default defineConfig({
  testDir: './outages',
  outputDir: './test-results/outages',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries,
  reporter: 'list',
  quiet: !isTraced,
  ...limits,
  use: browser,
});
