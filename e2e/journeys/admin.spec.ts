import { emailOf, expect, test } from '../support/test.ts';

test('an administrator flips a flag and the person sees it without a reload', async ({
  page,
  signIn,
  enterAs,
  browser,
}) => {
  const admins = await browser.newContext();
  const adminPage = await admins.newPage();
  await signIn('expert');
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeHidden();

  await enterAs('admin', adminPage);
  await adminPage.goto('/admin/users');
  await adminPage.getByRole('main').getByRole('searchbox').fill(emailOf('expert'));
  const row = adminPage.getByRole('row', { name: new RegExp(emailOf('expert')) });
  await row.getByRole('switch', { name: /Administrator/ }).click();
  await expect(row.getByRole('switch', { name: /Administrator/ })).toBeChecked();

  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeVisible();

  await row.getByRole('switch', { name: /Administrator/ }).click();
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeHidden();
  await admins.close();
});
