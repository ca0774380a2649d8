import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { addressIn, ROUTES } from '../support/routes.ts';
import { type Account, expect, test } from '../support/test.ts';

/** A phone, and a window of 1280 by 800 enlarged to 200 %, which has half of its pixels. */
const NARROW = [
  { width: 320, height: 640 },
  { width: 640, height: 400 },
];

const EVERYBODY: (Account | undefined)[] = [undefined, 'learner', 'creator', 'admin'];

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** What axe objects to, its advice on good practice included; a theme can change contrast only. */
async function objections(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Presses Tab until the focus is among the links of the footer, of which there are at least as many as presses between looks. */
async function tabThrough(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  for (let looks = 0; looks < 90; looks++) {
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    if (await footer.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error(`the focus does not reach the end of ${page.url()}`);
}

for (const account of EVERYBODY) {
  const paths = ROUTES.filter(([, needed]) => needed === account).map(([path]) => path);
  for (const locale of ['ro', 'en'] as const) {
    test(`pages of ${account ?? 'a visitor'} are accessible in ${locale}, light and dark, and fit narrow screens`, async ({
      page,
      signIn,
    }) => {
      test.setTimeout(300_000);
      if (account) await signIn(account);
      for (const path of paths) {
        await test.step(addressIn(locale, path), async () => {
          await page.setViewportSize({ width: 1280, height: 800 });
          await page.goto(addressIn(locale, path));
          await settle(page);
          for (const colorScheme of ['light', 'dark'] as const) {
            expect.soft(await objections(page, colorScheme), `${addressIn(locale, path)}, ${colorScheme}`).toEqual([]);
          }
          for (const size of NARROW) {
            await page.setViewportSize(size);
            expect.soft(await overflow(page), `${addressIn(locale, path)} at ${size.width} px`).toBeLessThanOrEqual(0);
          }
        });
      }
    });
  }

  test(`the keyboard goes through every page of ${account ?? 'a visitor'} and out of it`, async ({ page, signIn }) => {
    test.setTimeout(300_000);
    if (account) await signIn(account);
    for (const path of paths) {
      await page.goto(path);
      await settle(page);
      await tabThrough(page);
    }
  });
}
