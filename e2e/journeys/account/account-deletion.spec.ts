import type { APIRequestContext } from '@playwright/test';
import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { change, storedAt } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { NEW_PASSWORD, registerAs } from '../../support/people/newcomer.ts';
import { mailsTo } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';

/** Runs the schedule as if a person's time had come. */
async function runWhenDue(request: APIRequestContext, uid: string): Promise<void> {
  await change(request, `dataRequests/${uid}__deletion`, { dueAt: new Date(Date.now() - 1000) });
  const ran = await request.post('http://localhost:3010/emulator/v1/schedules?name=deletePeople');
  expect(await ran.json()).toMatchObject({ succeeded: true });
}

test('a person has their account deleted, changes their mind, asks again, and is gone', async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const page = await context.newPage();
  const email = await registerAs(page, 'Corina Plecatu');
  await page.goto('/dashboard/account');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  const part = page.getByRole('region', { name: 'Ștergerea contului' });
  const ask = async () => {
    await part.getByRole('button', { name: 'Șterge contul…' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ștergi contul?' });
    await expect(dialog.getByText('Se șterg profilul, notițele')).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await dialog.getByRole('button', { name: 'Șterge contul după 14 zile' }).click();
    await expect(part.getByText(/^Contul se șterge după/)).toBeVisible();
  };
  await ask();
  await part.getByRole('button', { name: 'Păstrează contul' }).click();
  await expect(page.getByText('Contul tău rămâne.')).toBeVisible();
  await expect(part.getByRole('button', { name: 'Șterge contul…' })).toBeVisible();
  await ask();
  await expect.poll(() => mailsTo(request, email)).toContainEqual(expect.stringContaining('Contul tău se șterge după'));

  await runWhenDue(request, uid);
  await expect(page.getByText('Contul tău se șterge acum')).toHaveCount(0);
  await expect.poll(() => mailsTo(request, email)).toContainEqual(expect.stringContaining('Contul tău se șterge acum'));
  await expect
    .poll(async () => {
      await runWhenDue(request, uid);
      return (await storedAt(request, `dataRequests/${uid}__deletion`)).status;
    })
    .toEqual({ stringValue: 'erasing' });
  await runWhenDue(request, uid);
  await expect(storedAt(request, `users/${uid}`)).rejects.toThrow('was not read');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont' }).click();
  await expect(page.getByText('Adresa de e-mail sau parola nu se potrivesc.')).toBeVisible();
});
