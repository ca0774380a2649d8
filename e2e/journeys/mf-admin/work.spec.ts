import { randomUUID } from 'node:crypto';
import { uidOf } from '../../support/backend/backend.ts';
import { change, store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

test('two administrators see what waits and who deals with it; nobody takes it from the other', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const name = `Ilinca ${randomUUID().slice(0, 8)}`;
  await store(request, `leads/${randomUUID()}`, {
    name,
    email: 'ilinca@exemplu.ro',
    message: 'Bună ziua!',
    locale: 'ro',
    page: '/',
    consent: true,
    createdAt: new Date(),
    source: 'website_form',
  });
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'en-GB' });
  const other = await context.newPage();
  const email = await registerAs(other, 'Anca Administratoru');
  await other.goto('/dashboard/account');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await change(request, `users/${await uidOf(other, email)}`, { isAdmin: true });

  await enterAs('admin');
  await page.goto('/admin/work');
  const mine = page.getByRole('listitem').filter({ hasText: name });
  await expect(mine.getByText('Încă nu se ocupă nimeni.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await mine.getByRole('button', { name: `Mă ocup eu ${name}` }).click();
  await expect(mine.getByText(/^Te ocupi tu, până la/)).toBeVisible();

  await other.goto('/en/admin/work?kind=message');
  const theirs = other.getByRole('listitem').filter({ hasText: name });
  await expect(theirs.getByText(/^Irina Vlaicu deals with this, until/)).toBeVisible();
  await expect(theirs.getByRole('button')).toHaveCount(0);
  await other.getByLabel('Who deals with it').selectOption('Nobody yet');
  await expect(theirs).toHaveCount(0);

  await mine.getByRole('button', { name: `Las altcuiva ${name}` }).click();
  await expect(theirs.getByText('Nobody deals with this yet.')).toBeVisible();
  await theirs.getByRole('link', { name }).click();
  await expect(other).toHaveURL('/en/admin/leads');
});
