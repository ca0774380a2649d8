import { defineConfig } from '@playwright/test';
import { browser, isTraced, limits, retries } from './support/page/browser.ts';

/** People who publish courses and become experts: what others see changes, so every test has a site of its own. */
export default defineConfig({
  testDir: './supply',
  outputDir: './test-results/supply',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries,
  reporter: 'list',
  quiet: !isTraced,
  ...limits,
  use: browser,
});
