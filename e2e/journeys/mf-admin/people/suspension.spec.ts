import { proveAddress, uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { newName } from '../../../support/people/new-name.ts';
import { NEW_PASSWORD, registerAs } from '../../../support/people/newcomer.ts';
import { mailsTo } from '../../../support/people/outbox.ts';
import { expect, test } from '../../../support/test.ts';

const REASON = 'Reclame în fiecare recenzie.';

test('an administrator suspends an account: its person is signed out, told why, and may return when it is restored', async ({
  page,
  browser,
  enterAs,
}) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const person = await context.newPage();
  const name = newName('Horia Suspendatu');
  const email = await registerAs(person, name);
  await person.goto('/dashboard/account');
  await proveAddress(person, email);
  await uidOf(person, email);
  const signIn = async () => {
    await person.goto('/login');
    await person.getByLabel('E-mail').fill(email);
    await person.getByLabel(/^Parola/).fill(NEW_PASSWORD);
    await person.getByRole('main').getByRole('button', { name: 'Intră în cont' }).click();
  };

  await enterAs('admin');
  await page.goto(`/admin/users?q=${encodeURIComponent(email)}`);
  await page.getByRole('button', { name: `Suspendă contul ${name}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspendă' }).click();
  await expect(page.getByText('Scrie motivul.')).toBeVisible();
  await page.getByLabel(/Motivul/).fill(REASON);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Suspendă' }).click();
  await expect(page.getByText(`Motivul: ${REASON}`)).toBeVisible();

  await expect(person.getByText('sau contul a fost suspendat')).toBeVisible();
  await signIn();
  await expect(person.getByText('Acest cont este suspendat.')).toBeVisible();
  await expect.poll(() => mailsTo(page.request, email)).toContainEqual(expect.stringContaining(REASON));

  await page.getByRole('button', { name: `Redeschide contul ${name}` }).click();
  await expect(page.getByText(`Contul ${name} este din nou deschis.`)).toBeVisible();
  await expect(async () => {
    await signIn();
    await expect(person).toHaveURL(/dashboard/, { timeout: 2000 });
  }).toPass();
  await page.goto('/admin');
  await expect(page.getByText(`a redeschis contul ${name}`).first()).toBeVisible();
});
