import { defineConfig } from '@playwright/test';
import { browser, isTraced, limits, retries } from './support/page/browser.ts';

/** Shell and sections of different ages in one page; every test deploys and rolls back in a copy of the built site. */
export default defineConfig({
  testDir: './skew',
  outputDir: './test-results/skew',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries,
  reporter: 'list',
  quiet: !isTraced,
  ...limits,
  use: browser,
});
