import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

test('an administrator finds who changed what, by kind, person and day, and takes it along', async ({
  page,
  browser,
  enterAs,
}) => {
  const name = `Tudor ${randomUUID().slice(0, 8)}`;
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const person = await context.newPage();
  const email = await registerAs(person, name);
  await person.goto('/dashboard/account');
  await expect(person.getByRole('heading', { level: 1 })).toBeVisible();
  const uid = await uidOf(person, email);
  await enterAs('admin');
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('switch', { name: new RegExp(`Instructor verificat.*${name}`) }).click();
  await expect(page.getByText(`${name} este acum instructor verificat.`)).toBeVisible();

  await page.goto('/admin');
  await page.getByRole('link', { name: 'Tot jurnalul de audit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Jurnal de audit' })).toBeVisible();
  await page.getByLabel('Ce s-a schimbat', { exact: true }).selectOption('Drepturile conturilor');
  await expect(page).toHaveURL(/action=user\.flag\.changed/);
  const line = page.getByRole('listitem').filter({ hasText: `a acordat „Instructor verificat”: ${name}` });
  await expect(line).toBeVisible();
  await line.getByText('Valorile').click();
  await expect(line.getByText('După: true')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await line.getByRole('link', { name: `Tot ce s-a schimbat aici ${name}` }).click();
  await expect(page).toHaveURL(`/admin/audit?subject=users%2F${uid}`);
  await expect(page.getByText(`Doar schimbările pentru: ${name}`)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'O schimbare' })).toBeVisible();

  await page.getByRole('link', { name: 'EN: English' }).click();
  await expect(page).toHaveURL(`/en/admin/audit?subject=users%2F${uid}`);
  await expect(page.getByText(`made ${name} a verified instructor`)).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download for spreadsheets' }).click(),
  ]);
  const rows = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(rows).toHaveLength(2);
  expect(rows[1]).toContain(
    `"Rights of accounts","users/${uid}","{""verifiedInstructor"":{""old"":false,""new"":true}}"`,
  );

  await page.goto(`/en/admin/audit?subject=users%2F${uid}&until=2026-01-01`);
  await expect(page.getByText('No change matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear the filters' }).click();
  await expect(page).toHaveURL('/en/admin/audit');
});
