import { uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

test('a person is given a role, does its work and no other, and loses it in the open tab', async ({
  page,
  browser,
  enterAs,
}) => {
  const person = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const uid = await uidOf(person, await registerAs(person, 'Sorina Ajutor'));
  await person.goto('/admin');
  await expect(person.getByRole('heading', { level: 1, name: 'Nu ai acces aici' })).toBeVisible();
  await person.goto('/dashboard');

  await enterAs('admin');
  await page.goto(`/admin/users/${uid}`);
  const giveRole = async (role: string) => {
    await page.getByLabel('Rol în echipa site-ului').selectOption(role);
    await page.getByRole('button', { name: 'Schimbă rolul' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Schimbă rolul' }).click();
  };
  await giveRole('Asistență');
  await expect(page.getByText('Contul Sorina Ajutor are rolul de asistență.')).toBeVisible();
  for (const asked of ['', '&order=newest', '&q=sorina+ajut']) {
    await page.goto(`/admin/users?who=support${asked}`);
    await expect(page.getByRole('rowheader', { name: /Sorina Ajutor.*Asistență/ }).first()).toBeVisible();
  }
  await page.goto(`/admin/users/${uid}`);

  await person.goto('/admin');
  const menu = person.getByRole('navigation', { name: 'Administrare' });
  await expect(menu.getByRole('link')).toHaveText([
    ...['Privire de ansamblu', 'De făcut', 'Utilizatori', 'Programări', 'Mesaje', 'E-mailuri'],
  ]);
  const figures = person.getByRole('region', { name: 'În cifre' }).getByRole('link');
  await expect(figures).toHaveText([/utilizator/, /mesaj/]);
  await menu.getByRole('link', { name: 'Utilizatori' }).click();
  await expect(person.getByRole('rowheader').first()).toBeVisible();
  await expect(person.getByRole('switch')).toHaveCount(0);
  expect((await new AxeBuilder({ page: person }).analyze()).violations).toEqual([]);
  await person.goto('/en/admin/audit');
  await expect(person.getByRole('heading', { level: 1, name: 'You have no access here' })).toBeVisible();
  await person.goto('/admin/leads');
  await expect(person.getByRole('heading', { level: 1, name: 'Mesaje' })).toBeVisible();

  await giveRole('Niciun rol');
  await expect(person.getByRole('heading', { level: 1, name: 'Nu ai acces aici' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce au schimbat administratorii' })).toContainText(
    'a retras rolul din echipă al contului Sorina Ajutor',
  );
});
