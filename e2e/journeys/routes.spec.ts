import { addressIn, ROUTES } from '../support/routes.ts';
import { expect, test } from '../support/test.ts';

for (const [path, account] of ROUTES) {
  for (const locale of ['ro', 'en'] as const) {
    const address = addressIn(locale, path);
    test(`${address} opens clean`, async ({ page, signIn }) => {
      if (account) await signIn(account);
      await page.goto(address);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('status').filter({ has: page.locator('[aria-busy="true"]') })).toHaveCount(0);
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      await expect(page).toHaveTitle(/ · Cursiv$/);
    });
  }
}

test('the page of the design system is in development builds only', async ({ page, problems }) => {
  const response = await page.goto('/design');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible();
  problems.length = 0;
});
