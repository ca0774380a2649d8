import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { uidOf } from '../../support/backend/backend.ts';
import { change, store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const DAY_MS = 86_400_000;
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

/** Stores a message that has waited since then: what waits longest comes first. */
const leaveMessage = (request: APIRequestContext, name: string, since: Date) =>
  store(request, `leads/${randomUUID()}`, {
    name,
    email: 'ilinca@exemplu.ro',
    message: `Bună ziua de la ${name}!`,
    locale: 'ro',
    page: '/',
    consent: true,
    createdAt: since,
    source: 'website_form',
    state: 'new',
  });

test('two administrators see what waits and who deals with it; nobody takes it from the other', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const name = `Ilinca ${randomUUID().slice(0, 8)}`;
  await leaveMessage(request, name, daysAgo(200));
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'en-GB' });
  const other = await context.newPage();
  const email = await registerAs(other, 'Anca Administratoru');
  await other.goto('/dashboard/account');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await change(request, `users/${await uidOf(other, email)}`, { isAdmin: true });

  await enterAs('admin');
  await page.goto('/admin/work?kind=message');
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
  await expect(other.getByRole('heading', { level: 1, name })).toBeFocused();
  await expect(other.getByText(`Bună ziua de la ${name}!`)).toBeVisible();
  await expect(mine.getByText(/^anca.* se ocupă, până la/i)).toBeVisible();
});

test('one thing after the other is opened, decided on and left behind with the keyboard', async ({
  page,
  request,
  enterAs,
}) => {
  const who = randomUUID().slice(0, 8);
  // Side by side, with nothing of an earlier try between them.
  const since = daysAgo(190);
  for (const [at, name] of ['Ana', 'Bogdan', 'Corina'].entries())
    await leaveMessage(request, `${name} ${who}`, new Date(since.getTime() + at));
  await enterAs('admin');
  await page.goto('/admin/work?kind=message');
  await page.getByRole('link', { name: `Ana ${who}` }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Ana ${who}` })).toBeFocused();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: /^E spam/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: `Bogdan ${who}` })).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 1, name: `Corina ${who}` })).toBeFocused();
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/admin/work?kind=message');
  await expect(page.getByRole('link', { name: `Bogdan ${who}` })).toBeVisible();
  await expect(page.getByRole('link', { name: `Ana ${who}` })).toHaveCount(0);
});
