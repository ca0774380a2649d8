import type { PlaywrightTestConfig } from '@playwright/test';

/** What goes wrong on purpose is logged as on any site, and is no news; `TRACE=1` lets the servers be heard, and records the tests that fail. */
export const isTraced = Boolean(process.env.TRACE);

/** Chromium as the tests start it: no sandbox where it runs as root, and no traffic of its own. */
export const browser = {
  baseURL: 'http://localhost:3000',
  locale: 'ro-RO',
  timezoneId: 'Europe/Bucharest',
  // Recording every test takes a third of the machine.
  trace: isTraced ? 'retain-on-failure' : 'off',
  launchOptions: {
    ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  },
} satisfies PlaywrightTestConfig['use'];
