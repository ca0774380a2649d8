import type { APIRequestContext } from '@playwright/test';
import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { storedAt } from '../../support/backend/stored.ts';
import { NEW_PASSWORD, newEmail, registerAs } from '../../support/people/newcomer.ts';
import { mailsTo } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';

const SERVICES = 'http://localhost:3010';

/** Looks at the accounts to which something happened, as happens every ten minutes. */
async function watchAccounts(request: APIRequestContext): Promise<void> {
  const ran = await request.post(`${SERVICES}/emulator/v1/schedules?name=watchAccounts`);
  expect(await ran.json()).toMatchObject({ succeeded: true });
}

test('who changes their password is told at once, in the site and by mail', async ({ page, request }) => {
  const email = await registerAs(page, 'Sanda Pop');
  await page.goto('/dashboard/account');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  await expect(() => storedAt(request, `knownSignIns/${uid}`)).toPass();
  await page.getByLabel(/^Parola de acum/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Parola nouă/).fill('altă parolă lungă');
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText('Parola a fost schimbată.')).toBeVisible();
  await expect.poll(() => mailsTo(request, email)).toContainEqual(expect.stringContaining('are o parolă nouă'));
  await watchAccounts(request);
  await page.goto('/en/dashboard/notifications');
  await expect(page.getByText('Your account has a new password.', { exact: false })).toHaveCount(1);
});

test('an address that somebody changes elsewhere is told at the old one too', async ({ page, request }) => {
  const email = await registerAs(page, 'Tudor Pop');
  await page.goto('/dashboard/account');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  await expect(() => storedAt(request, `knownSignIns/${uid}`)).toPass();
  await watchAccounts(request);
  // The change ends their session, and an open page would find that out.
  await page.close();
  const changed = newEmail('altul');
  await request.post(`${SERVICES}/identitytoolkit.googleapis.com/v1/projects/demo-cursiv/accounts:update`, {
    headers: { authorization: 'Bearer owner' },
    data: { localId: uid, email: changed, emailVerified: true, validSince: String(Math.floor(Date.now() / 1000)) },
  });
  await watchAccounts(request);
  for (const address of [email, changed])
    await expect
      .poll(() => mailsTo(request, address))
      .toContainEqual(expect.stringMatching(/Adresa de e-mail a contului tău s-a schimbat[\s\S]*\/contact/));
  expect(await storedAt(request, `users/${uid}`)).toMatchObject({ email: { stringValue: changed } });
});
