import { defineConfig } from '@playwright/test';
import { browser, isTraced, limits, retries } from './support/page/browser.ts';

/** Journeys of people on the site, all on one running site with fresh demo data. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/journeys',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries,
  reporter: 'list',
  ...limits,
  use: browser,
  webServer: {
    command: 'node ../platform-tools/src/start.ts --data .local-cloud-test --fresh',
    url: 'http://localhost:3000',
    timeout: 60_000,
    stderr: isTraced ? 'pipe' : 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
