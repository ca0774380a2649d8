import { defineConfig } from '@playwright/test';
import { browser, isTraced, limits, retries } from './support/page/browser.ts';

/**
 * Developing sections from source; each file starts `npm run dev` for itself. A test changes a file of a section and
 * restores it.
 */
export default defineConfig({
  testDir: './development',
  outputDir: './test-results/development',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  retries,
  reporter: 'list',
  quiet: !isTraced,
  ...limits,
  use: browser,
});
