import type { Page } from '@playwright/test';

type Watched = { violations: string[]; hits: string[] };

/** Notes in the page what the policy refuses, and what injected code gets done; before the page is opened. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { violations: [], hits: [] };
    Object.assign(globalThis, { watched });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      watched.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });

/** What was noted so far. */
export const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
