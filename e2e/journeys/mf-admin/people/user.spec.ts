import { proveAddress, uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { newName } from '../../../support/people/new-name.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { mailsTo } from '../../../support/people/outbox.ts';
import { expect, test } from '../../../support/test.ts';

test('an administrator sees what one person writes, learns and books, and signs them out everywhere', async ({
  page,
  browser,
  enterAs,
}) => {
  const person = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const name = newName('Zenovia Pereche');
  const email = await registerAs(person, name);
  const uid = await uidOf(person, email);
  await person.goto('/dashboard/account');
  await proveAddress(person, email);
  await enrolled(person, uid, 'spreadsheets-that-answer', 'demo-sorin-balan');

  await enterAs('admin');
  await page.goto('/admin/users');
  await page.getByLabel('Ordinea').selectOption('Cele mai noi întâi');
  await page.getByRole('link', { name }).click();
  await expect(page).toHaveURL(`/admin/users/${uid}`);
  await expect(page.getByRole('heading', { level: 1, name })).toBeFocused();
  const learning = page.getByRole('region', { name: 'Ce învață' });
  await expect(learning.getByRole('listitem')).toContainText('0%');
  await expect(learning.getByRole('link', { name: /Tabele/ })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce au schimbat administratorii' })).toContainText('Nimic până acum.');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  const record = person.getByRole('region', { name: 'Ce au văzut și au schimbat alții' });
  await expect(record.getByRole('listitem')).toHaveText([
    /^Pagina contului tău a fost deschisă în administrare\.Cineva din echipa site-ului/,
  ]);

  await page.getByRole('link', { name: 'Vezi panoul ca această persoană' }).click();
  await expect(page.getByText(`Citești panoul ca ${name}. De aici nu se poate schimba nimic.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Cursurile mele' }).getByRole('listitem')).toContainText('0%');
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await expect(record.getByRole('listitem')).toContainText([/^Panoul tău a fost citit în administrare/, /^Pagina/]);
  await page.goBack();

  await page.getByRole('button', { name: 'Scoate din cont peste tot' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(`Scoți contul ${name} de pe toate dispozitivele?`);
  await question.getByRole('button', { name: 'Scoate din cont peste tot' }).click();
  await expect(page.getByText(`Contul ${name} a fost scos de pe toate dispozitivele.`)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Ce au schimbat administratorii' })).toContainText(
    `a scos contul ${name} de pe toate dispozitivele`,
  );
  await expect(person).toHaveURL(/\/login/);
  await expect.poll(() => mailsTo(page.request, email)).toContainEqual(expect.stringContaining('toate dispozitivele'));

  await page.getByRole('switch', { name: 'Autor verificat' }).click();
  await expect(page.getByText(`${name} este acum autor verificat.`)).toBeVisible();
  await page.goto(`/en/admin/audit?subject=users/${uid}&action=user.viewed`);
  await expect(page.getByRole('main')).toContainText(`opened the page of ${name}`);
  await page.goto('/en/admin/users?who=verifiedCreator&order=newest');
  await expect(page.getByRole('rowheader').first()).toContainText(name);
  await page.getByLabel('Right, role or state').selectOption('Suspended');
  await expect(page.getByRole('rowheader', { name })).toHaveCount(0);
});

test('a page of nobody says so, and nobody but administrators gets one', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto('/admin/users/demo-creator');
  await expect(page.getByText(/pentru administratori și pentru cine are rolul/)).toBeVisible();
  await enterAs('admin');
  await page.goto('/admin/users/nobody-at-all');
  await expect(page.getByText('Contul nu există')).toBeVisible();
});
