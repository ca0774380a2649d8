import { findChromium } from '@cursiv/platform-tools/chromium';
import type { LaunchOptions, PlaywrightTestConfig } from '@playwright/test';

/**
 * Deliberate failures are logged as on any site and need no attention; `TRACE=1` shows the servers' logs, and records
 * the tests that fail.
 */
export const isTraced = Boolean(process.env.TRACE);

/** How often a failed test is tried again: on CI alone, where the run ends with the names of those that passed later. */
export const retries = process.env.CI ? 2 : 0;

/** A step may take this long on a machine that others use too, in milliseconds; on a quiet one it takes a tenth. */
const STEP_MS = 30_000;

/** Limits of time: a step's, that of steps repeated until they pass, and a test's, which only ends one that hangs. */
export const limits = {
  timeout: 600_000,
  expect: { timeout: STEP_MS, toPass: { timeout: 4 * STEP_MS } },
} satisfies PlaywrightTestConfig;

const chromium = findChromium();

/** Chromium as it starts in tests and benches: without sandbox when run as root, and without traffic of its own. */
export const launchOptions = {
  ...(chromium && { executablePath: chromium }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
} satisfies LaunchOptions;

/** A test's pages live for seconds: compiling their code to run faster later costs a tenth of the renderers' time. */
const SHORT_LIVED = '--js-flags=--no-opt --no-maglev --min-semi-space-size=32 --max-semi-space-size=64';

/** The browser of the tests. */
export const browser = {
  baseURL: 'http://localhost:3000',
  locale: 'ro-RO',
  timezoneId: 'Europe/Bucharest',
  actionTimeout: STEP_MS,
  navigationTimeout: 2 * STEP_MS,
  // A worker's requests pass by a test's routes; the tests of the worker let it in.
  serviceWorkers: 'block',
  // Recording every test takes a third of the machine's time.
  trace: isTraced ? 'retain-on-failure' : 'off',
  launchOptions: { ...launchOptions, args: [...launchOptions.args, SHORT_LIVED] },
} satisfies PlaywrightTestConfig['use'];
