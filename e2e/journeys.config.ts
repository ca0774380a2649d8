import { defineConfig } from '@playwright/test';
import { browser, isTraced, limits, retries } from './support/page/browser.ts';

const PAGES = '**/shell/pages.spec.ts';

/** Journeys of people on the site, all on one running site with fresh demo data. */
export default defineConfig({
  testDir: './journeys',
  outputDir: './test-results/journeys',
  fullyParallel: true,
  // Of two on two cores each waits so often that a fifth of the time is left.
  workers: 3,
  // Every page is looked at while its lists are as short as the demo data; journeys make them longer.
  projects: [
    { name: 'pages', testMatch: PAGES },
    { name: 'journeys', testIgnore: PAGES },
  ],
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
