import { addressIn, ROUTES } from '../support/routes.ts';
import { badTargets } from '../support/targets.ts';
import { expect, test } from '../support/test.ts';

const PUBLIC = ROUTES.filter(([, account]) => account === undefined).map(([path]) => path);

// A window of 640 px enlarged to 200 %, and a phone: both have 320 px.
test.use({ viewport: { width: 320, height: 640 }, deviceScaleFactor: 2 });

for (const locale of ['ro', 'en'] as const) {
  test(`at 320 px nothing scrolls sideways, and every target is wide enough and alone, ${locale}`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const path of PUBLIC) {
      const address = addressIn(locale, path);
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect.soft(overflow, address).toBeLessThanOrEqual(0);
      expect.soft(await badTargets(page), address).toEqual([]);
    }
  });
}
