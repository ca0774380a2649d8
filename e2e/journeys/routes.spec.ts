import AxeBuilder from '@axe-core/playwright';
import { type Account, expect, test } from '../support/test.ts';

/** Every route of the spec's section 2, with an example of each parameter, and who may see it. */
const ROUTES: [path: string, account?: Account][] = [
  ['/'],
  ['/login'],
  ['/register'],
  ['/resurse'],
  ['/resources'],
  ['/resources/cum-inveti-dupa-munca'],
  ['/courses'],
  ['/courses/spreadsheets-that-answer'],
  ['/experts'],
  ['/experts/demo-helen-marsh'],
  ['/test-player'],
  ['/cors-test'],
  ['/advanced-cors-test'],
  ['/dashboard', 'learner'],
  ['/dashboard/courses', 'learner'],
  ['/dashboard/bookings', 'learner'],
  ['/dashboard/resources', 'creator'],
  ['/dashboard/account', 'learner'],
  ['/dashboard/create-course', 'creator'],
  ['/dashboard/create-course/interface-writing', 'creator'],
  ['/test-direct-upload', 'learner'],
  ['/test-upload', 'learner'],
  ['/dashboard/courses/spreadsheets-that-answer', 'learner'],
  ['/dashboard/courses/spreadsheets-that-answer/preview', 'learner'],
  ['/dashboard/courses/spreadsheets-that-answer/lessons/LESSON/video', 'learner'],
  ['/admin', 'admin'],
  ['/admin/users', 'admin'],
  ['/admin/resources', 'admin'],
  ['/admin-setup', 'admin'],
];

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
