import type { Page } from '@playwright/test';

/** The longest wait, in milliseconds. */
const LONGEST_MS = 60_000;

/** Waits until the first element of a selector shows. Looks at every frame: a locator that waits may look twice a second only. */
export const stands = (page: Page, selector: string): Promise<unknown> =>
  page.waitForFunction((wanted) => document.querySelector(wanted)?.checkVisibility(), selector, {
    timeout: LONGEST_MS,
  });
