import type { Page } from '@playwright/test';

type Watched = { violations: string[]; hits: string[] };

/** Records in the page the policy's refusals and the effects of injected code; call it before opening the page. */
export const watchPolicy = (page: Page) =>
  page.addInitScript(() => {
    const watched: Watched = { violations: [], hits: [] };
    Object.assign(globalThis, { watched });
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
      watched.violations.push(`${effectiveDirective} ${blockedURI}`);
    });
  });

/** The records so far. */
export const watched = (page: Page) => page.evaluate(() => (globalThis as unknown as { watched: Watched }).watched);
