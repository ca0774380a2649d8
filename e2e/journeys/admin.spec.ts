import { emailOf, expect, test } from '../support/test.ts';

test('an administrator flips a flag and the person sees it without a reload', async ({ page, signIn, browser }) => {
  const admins = await browser.newContext();
  const adminPage = await admins.newPage();
  await signIn('expert');
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeHidden();

  await signIn('admin', adminPage);
  await adminPage.goto('/admin/users');
  await adminPage.getByRole('main').getByRole('searchbox').fill(emailOf('expert'));
  const row = adminPage.getByRole('row', { name: new RegExp(emailOf('expert')) });
  await row.getByRole('button', { name: /Numește administrator/ }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Numește administrator' }).click();
  await expect(row.getByText('Administrator', { exact: true })).toBeVisible();

  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeVisible();

  await row.getByRole('button', { name: /Retrage dreptul/ }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Retrage dreptul' }).click();
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeHidden();
  await admins.close();
});
