import AxeBuilder from '@axe-core/playwright';
import { ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const [path, account] of ROUTES) {
  for (const prefix of ['', '/en']) {
    const address = prefix + (path === '/' && prefix ? '' : path);
    test(`${address} opens clean and accessible`, async ({ page, signIn }) => {
      if (account) await signIn(account);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', prefix ? 'en' : 'ro');
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('status').filter({ has: page.locator('[aria-busy="true"]') })).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/ · Cursiv$/);
      const { violations } = await new AxeBuilder({ page }).analyze();
      const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
      expect(serious.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, 'horizontal scroll').toBeLessThanOrEqual(0);
    });
  }
}

test('the page of the design system is in development builds only', async ({ page, problems }) => {
  const response = await page.goto('/design');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible();
  problems.length = 0;
});
