import { expect, test } from '../../../support/test.ts';

test('parameters that make no sense are left out', async ({ page }) => {
  const query =
    'category=%3Cscript%3E&level=__proto__&language=de&length=9&preview=x&instructor=../../x&sort=1&page=-1';
  for (const address of [
    `/courses?${query}`,
    '/courses?page=99999',
    '/courses?q=%ED%A0%80&%',
    '/resources?kind=constructor&access=0',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('status').first()).toBeVisible();
  }
  await page.goto(`/courses?${query}`);
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('addresses that name nothing answer with the page that says so', async ({ page, problems }) => {
  for (const id of ['__proto__', '%3Cimg%20src=x%3E', 'nu-exista', '..%2Fusers']) {
    for (const list of ['courses', 'resources']) {
      await page.goto(`/${list}/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).toContainText(/nu a fost găsit|nu există|Not Found/i);
    }
  }
  problems.length = 0;
});
