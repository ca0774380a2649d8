import type { Page } from '@playwright/test';

/** Whoever rests on a link has its page prepared meanwhile, in milliseconds. */
const REST_MS = 2_500;

/** Does something in the page, and waits until another heading stands and nothing is still being loaded; how long that took, in milliseconds. */
const moved = (page: Page, act: 'press' | 'back', href = ''): Promise<number> =>
  page.evaluate(
    ([how, wanted]) =>
      new Promise<number>((done) => {
        const heading = () => document.querySelector('main h1')?.textContent;
        const before = heading();
        const start = performance.now();
        const look = () => {
          if (heading() && heading() !== before && !document.querySelector('main [aria-busy="true"]'))
            done(performance.now() - start);
          else requestAnimationFrame(look);
        };
        if (how === 'back') history.back();
        else document.querySelector<HTMLElement>(`a[href="${wanted}"]`)?.click();
        look();
      }),
    [act, href] as const,
  );

/** Follows a link that nobody rested on. */
export const follow = (page: Page, href: string): Promise<number> => moved(page, 'press', href);

/** Rests on a link, and then follows it. */
export async function followPrepared(page: Page, href: string): Promise<number> {
  await page.locator(`a[href="${href}"]`).first().hover();
  await page.waitForTimeout(REST_MS);
  return moved(page, 'press', href);
}

/** Goes back. */
export const goBack = (page: Page): Promise<number> => moved(page, 'back');
