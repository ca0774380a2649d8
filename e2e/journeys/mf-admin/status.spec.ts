import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/test.ts';

test('an administrator and a monitor learn how the site is from the same answer', async ({
  page,
  request,
  enterAs,
}) => {
  const answer = await request.get('/health');
  const { database, storage, checkedAt } = await answer.json();
  expect([database, storage]).toEqual([{ state: 'well' }, { state: 'well' }]);
  expect(Math.abs(Date.now() - Date.parse(checkedAt))).toBeLessThan(60_000);

  await enterAs('admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Vezi starea' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Starea site-ului' })).toBeVisible();
  const parts = page.getByRole('table', { name: 'Cum merge fiecare parte' });
  await expect(parts.getByRole('row', { name: /Baza de date/ })).toContainText('Merge');
  await expect(parts.getByRole('row', { name: /Fișierele/ })).toContainText('Merge');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('link', { name: 'EN: English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Site status' })).toBeVisible();
});
