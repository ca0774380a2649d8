import type { Page } from '@playwright/test';
import { proveAddress } from '../../support/backend/backend.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { codeOf } from '../../support/people/authenticator.ts';
import { NEW_PASSWORD, registerAs } from '../../support/people/newcomer.ts';
import { mailsTo } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

async function signIn(page: Page, email: string): Promise<void> {
  await page.goto('/login?returnTo=/dashboard/account');
  await page.getByLabel('Adresa de e-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont' }).click();
}

test('a person switches the second check on, signs in with a code, loses the phone and comes back with a backup code', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const page = await context.newPage();
  const email = await registerAs(page, 'Sorina Atentu');
  await page.goto('/dashboard/account');
  await proveAddress(page, email);
  const part = page.getByRole('region', { name: 'A doua verificare' });
  await part.getByRole('button', { name: 'Pornește' }).click();
  const dialog = page.getByRole('dialog', { name: 'Pornește a doua verificare' });
  await expect(dialog.getByRole('img', { name: 'Cheia ca imagine QR' })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const key = there(await dialog.getByRole('code').textContent());
  const field = dialog.getByLabel('Cele 6 cifre din aplicație');
  await field.fill('12');
  await dialog.getByRole('button', { name: 'Pornește' }).click();
  await expect(dialog.getByText('Scrie cele 6 cifre.')).toBeVisible();
  await field.fill(codeOf(key));
  await dialog.getByRole('button', { name: 'Pornește' }).click();
  const codes = page.getByRole('dialog', { name: 'Codurile tale de rezervă' });
  await expect(codes.getByRole('listitem')).toHaveCount(8);
  const backup = there(await codes.getByRole('listitem').first().textContent());
  await codes.getByRole('button', { name: 'Le-am păstrat' }).last().click();
  await expect(part.getByText('Este pornită: intri în cont cu un cod')).toBeVisible();
  await expect
    .poll(() => mailsTo(request, email))
    .toContainEqual(expect.stringContaining('Ai pornit a doua verificare'));

  await page.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await signIn(page, email);
  const code = page.getByLabel('Codul din aplicație');
  await expect(code).toBeFocused();
  await code.fill(codeOf(key, 40));
  await page.getByRole('button', { name: 'Intră în cont' }).last().click();
  await expect(page.getByText('Codul nu este bun.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await code.fill(codeOf(key, 1));
  await page.getByRole('button', { name: 'Intră în cont' }).last().click();
  await expect(page).toHaveURL('/dashboard/account');
  await expect(part.getByText('Este pornită: intri în cont cu un cod')).toBeVisible();

  await page.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await signIn(page, email);
  await page.getByRole('button', { name: 'Nu mai ai telefonul?' }).click();
  await expect(page.getByLabel('Adresa de e-mail a contului')).toHaveValue(email);
  await page.getByLabel('Cod de rezervă').fill('AAAA-BBBB-CCCC');
  await page.getByRole('button', { name: 'Oprește a doua verificare' }).click();
  await expect(page.getByText('Codul de rezervă nu se potrivește.')).toBeVisible();
  await page.getByLabel('Cod de rezervă').fill(backup.toLowerCase());
  await page.getByRole('button', { name: 'Oprește a doua verificare' }).click();
  await expect(page.getByText('A doua verificare este oprită.')).toBeVisible();
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard/account');
  await expect(part.getByText('Este oprită.')).toBeVisible();
});
