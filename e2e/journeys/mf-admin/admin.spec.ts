import { randomUUID } from 'node:crypto';
import { store, storedIn } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newName } from '../../support/people/new-name.ts';
import { newEmail, registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

test('an administrator flips a flag and the person sees it without a reload', async ({ page, enterAs, browser }) => {
  const admins = await browser.newContext();
  const adminPage = await admins.newPage();
  const email = await registerAs(page, newName('Ioana Aleasa'));
  await page.goto('/dashboard');
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Administrare' }),
  ).toBeHidden();

  await enterAs('admin', adminPage);
  await adminPage.goto('/admin/users');
  await adminPage.getByRole('main').getByRole('searchbox').fill(email);
  await expect(adminPage.getByRole('rowheader')).toHaveText([new RegExp(email)]);
  const row = adminPage.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: /Numește administrator/ }).click();
  await adminPage.getByRole('alertdialog').getByRole('button', { name: 'Numește administrator' }).click();
  await expect(row.getByRole('cell', { name: /^Administrator/ })).toBeVisible();

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

test('an administrator finds people by surname, without diacritics or by address', async ({ page, enterAs }) => {
  await enterAs('admin');
  await page.goto('/admin/users');
  const search = page.getByRole('main').getByRole('searchbox');
  const rows = page.getByRole('rowheader');
  await search.fill('serban');
  await expect(rows).toHaveText([/Ilinca Șerban/]);
  await search.fill('balan sor');
  await expect(rows).toHaveText([/Sorin Bălan/]);
  await search.fill('HELEN.MARSH@CURSIV.TEST');
  await expect(rows).toHaveText([/Helen Marsh/]);
  await search.fill('nimeni');
  await expect(page.getByRole('heading', { name: 'Niciun cont nu se potrivește' })).toBeVisible();
});

test('a person is found by a new name at once, and by the old one no more', async ({ page, enterAs, browser }) => {
  const person = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const [before, after] = [newName('Matei Zglobiu'), newName('Matei Țîrlea')];
  await registerAs(person, before);
  await person.goto('/dashboard/account');
  const name = person.getByLabel('Numele tău');
  await expect(name).toHaveValue(before);
  await name.fill(after);
  await person.getByRole('button', { name: 'Salvează numele' }).click();
  await expect(person.getByText('Numele a fost salvat.')).toBeVisible();
  await person.context().close();

  await enterAs('admin');
  await page.goto('/admin/users');
  const search = page.getByRole('main').getByRole('searchbox');
  await search.fill(after.replace('Matei Țîrlea', 'tirlea'));
  await expect(page.getByRole('rowheader')).toHaveText([new RegExp(after)]);
  await search.fill(before.replace('Matei Zglobiu', 'zglobiu'));
  await expect(page.getByRole('heading', { name: 'Niciun cont nu se potrivește' })).toBeVisible();
});

test('an administrator reads a message, marks it answered and deletes it, and the record tells', async ({
  page,
  request,
  enterAs,
}) => {
  const name = `Ștefania ${randomUUID().slice(0, 8)}`;
  await store(request, `leads/${randomUUID()}`, {
    name,
    email: 'stefania@exemplu.ro',
    message: 'Bună ziua!\nAș vrea să scriu frumos.',
    locale: 'ro',
    page: '/',
    consent: true,
    createdAt: new Date(),
    source: 'website_form',
    suspicious: true,
  });
  await enterAs('admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: /mesaj(e)? de pe site/ }).click();
  const message = page.getByRole('listitem').filter({ hasText: name });
  await expect(message).toContainText('Poate fi spam');
  await message.getByText(name, { exact: true }).first().click();
  await expect(message.getByText('Aș vrea să scriu frumos.')).toBeVisible();
  await expect(message.getByRole('link', { name: 'stefania@exemplu.ro' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await message.getByRole('button', { name: /^Am răspuns/ }).click();
  await expect(message).toContainText('Cu răspuns');
  await message.getByRole('button', { name: /^Șterge/ }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Ștergi mesajul de la ${name}?`);
  await question.getByRole('button', { name: 'Șterge' }).click();
  await expect(message).toHaveCount(0);
  expect((await storedIn(request, 'leads')).filter((lead) => lead.name?.stringValue === name)).toEqual([]);

  await page.getByRole('navigation', { name: 'Administrare' }).getByRole('link', { name: 'Privire' }).click();
  await expect(page.getByText('Irina Vlaicu a șters un mesaj de pe site.').first()).toBeVisible();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('what an administrator types into the settings survives a reload, and the way on is in sight', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin');
  await page.goto('/admin-setup');
  const address = page.getByLabel('Adresa de suport');
  const stored = await address.inputValue();
  const wanted = newEmail('nou');
  await address.fill(wanted);
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(address).toHaveValue(wanted);
  await page.getByRole('button', { name: 'Renunță la schimbări' }).click();
  await expect(address).toHaveValue(stored);
  await address.fill(wanted);
  await page.getByRole('button', { name: 'Salvează setările' }).click();
  await expect(page.getByText('Setările au fost salvate.')).toBeVisible();
  await address.fill(stored);
  await page.getByRole('button', { name: 'Salvează setările' }).click();
  await expect(page.getByText('Totul este salvat.')).toBeVisible();
  await page.getByRole('navigation', { name: 'Administrare' }).getByRole('link', { name: 'Utilizatori' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Utilizatori' })).toBeVisible();
});
