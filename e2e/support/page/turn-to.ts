import { FIRST_VIEW } from '@cursiv/shared-platform';
import type { Page } from '@playwright/test';

/**
 * Somebody turns to a page and wants an answer of it, without a pointer that might rest on a link; resolves once what the server has rendered
 * answers, or cannot. `timeout`: how long that may take, in milliseconds; a step's limit when absent.
 */
export async function turnTo(page: Page, timeout?: number): Promise<void> {
  const answers = (firstView: string) => {
    document.querySelector('main')?.dispatchEvent(new Event('change', { bubbles: true }));
    const { dataset } = document.documentElement;
    return !document.querySelector(firstView) || ('authHydrated' in dataset && !('pageWaits' in dataset));
  };
  await page.waitForFunction(answers, FIRST_VIEW, timeout === undefined ? {} : { timeout });
}
