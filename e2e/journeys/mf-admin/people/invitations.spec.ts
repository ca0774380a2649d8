import { proveAddress } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { NEW_PASSWORD, newEmail } from '../../../support/people/newcomer.ts';
import { mailsTo } from '../../../support/people/outbox.ts';
import { expect, test } from '../../../support/test.ts';

test('somebody is invited by mail, registers with that address and has the role; the link is good once', async ({
  page,
  browser,
  enterAs,
}) => {
  const email = newEmail('invitata');
  await enterAs('admin');
  await page.goto('/admin/users');
  await page.getByRole('link', { name: 'Invită prin e-mail' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Invitații' })).toBeFocused();
  await page.getByLabel('Adresa de e-mail').fill(email);
  await page.getByLabel('Rol în echipa site-ului').selectOption('Moderator');
  await page.getByRole('button', { name: 'Trimite invitația' }).click();
  const line = page.getByRole('row').filter({ hasText: email });
  await expect(line).toContainText('Așteaptă');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const linkOf = async () =>
    (await mailsTo(page.request, email)).join().match(/http\S+\/dashboard\/invitation\?token=\S+/)?.[0];
  await expect.poll(linkOf).toBeDefined();
  const link = String(await linkOf());

  const person = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await person.goto(link);
  await person.getByRole('main').getByRole('link', { name: 'Creează unul' }).click();
  await person.getByLabel('Nume').fill('Irina Invitata');
  await person.getByLabel('E-mail').fill(email);
  await person.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await person.getByRole('main').getByRole('button', { name: 'Creează cont', exact: true }).click();
  await expect(person.getByRole('heading', { name: 'Confirmă întâi adresa de e-mail' })).toBeVisible();

  await proveAddress(person, email);
  await person.goto(link);
  await expect(person.getByText(`Contul ${email} primește rolul de moderator`)).toBeVisible();
  expect((await new AxeBuilder({ page: person }).analyze()).violations).toEqual([]);
  await person.getByRole('button', { name: 'Accept invitația' }).click();
  await person.getByRole('link', { name: 'Deschide administrarea' }).click();
  await expect(person.getByRole('navigation', { name: 'Administrare' })).toContainText('Raportate');
  await person.goto(link.replace('/dashboard', '/en/dashboard'));
  await expect(person.getByRole('heading', { name: 'The invitation has been accepted already' })).toBeVisible();

  await expect(line).toContainText('Acceptată');
  await line.getByRole('link', { name: `Contul pentru ${email}` }).click();
  await expect(page.getByLabel('Rol în echipa site-ului')).toHaveValue('moderator');
  await expect(page.getByRole('region', { name: 'Ce au schimbat administratorii' })).toContainText('moderator');
});
