import { defineConfig } from '@playwright/test';
import { browser } from './support/browser.ts';

/** Work on one section from source, beside the others' builds. The test changes a file of that section and puts it back. */
export default defineConfig({
  testDir: './development',
  outputDir: './test-results/development',
  workers: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  timeout: 120_000,
  expect: { timeout: 30_000 },
  use: browser,
  webServer: {
    command: 'node ../platform-tools/src/dev/main.ts mf-public --data .local-cloud-test',
    url: 'http://localhost:3101/current.json',
    timeout: 120_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
