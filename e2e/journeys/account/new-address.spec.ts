import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { storedAt } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { NEW_PASSWORD, newEmail, registerAs } from '../../support/people/newcomer.ts';
import { mailsTo, openMessage } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';

test('a person changes their address by a link sent to the new one, and signs in with it', async ({
  page,
  context,
  request,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const email = await registerAs(page, 'Vera Pop');
  await page.goto('/dashboard/account');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  await expect(() => storedAt(request, `knownSignIns/${uid}`)).toPass();
  const wanted = newEmail('vera');
  const part = page.getByRole('region', { name: 'Adresa de e-mail' });
  await part.getByRole('button', { name: 'Schimbă adresa' }).click();
  await expect(part.getByRole('textbox', { name: 'Adresa nouă' })).toBeFocused();
  await page.keyboard.type(wanted);
  await page.keyboard.press('Enter');
  await expect(part.getByText(`Deschide linkul trimis la ${wanted}`)).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  const link = await openMessage(context, wanted);
  await link.getByRole('button', { name: 'Continuă' }).click();
  await expect(link.getByText('Adresa de e-mail a fost schimbată.')).toBeVisible();
  await link.getByRole('link', { name: 'Înapoi la aplicație' }).click();
  await link.getByLabel('Adresa de e-mail').fill(wanted);
  await link.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await link.getByRole('main').getByRole('button', { name: 'Intră în cont' }).click();
  await expect(link).toHaveURL('/dashboard/account');
  await expect(link.getByRole('region', { name: 'Adresa de e-mail' })).toContainText(wanted);
  await expect
    .poll(() => mailsTo(request, email))
    .toContainEqual(expect.stringContaining('Adresa de e-mail a contului tău s-a schimbat'));
  await expect.poll(async () => (await storedAt(request, `users/${uid}`))?.email).toEqual({ stringValue: wanted });
});
