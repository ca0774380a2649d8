import type { Page } from '@playwright/test';
import { proveAddress, uidOf } from '../../support/backend/backend.ts';
import { storedAt } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newEmail, registerAs } from '../../support/people/newcomer.ts';
import { mailsTo } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';

const part = (page: Page) => page.getByRole('region', { name: 'Intrarea cu Google' });

/** Presses "link", and answers in Google's window. */
async function link(page: Page, answer: (popup: Page) => Promise<void>): Promise<void> {
  const opened = page.waitForEvent('popup');
  await part(page).getByRole('button', { name: 'Leagă Google' }).click();
  await answer(await opened);
}

test('a person links Google to their account, signs in with it, and unlinks it; each is told by mail', async ({
  page,
  request,
  problems,
}) => {
  await page.clock.install();
  const email = await registerAs(page, 'Luca Pop');
  await page.goto('/dashboard/account');
  await proveAddress(page, email);
  const uid = await uidOf(page, email);
  await expect(() => storedAt(request, `knownSignIns/${uid}`)).toPass();
  await link(page, (popup) => popup.close());
  // The SDK looks for the window every two seconds, and waits another eight for its answer.
  await page.clock.runFor(10_000);
  await expect(part(page).getByText('Fereastra Google s-a închis')).toBeVisible();
  await link(page, (popup) => popup.getByRole('button', { name: /ioana\.pop@gmail\.test/ }).click());
  await expect(part(page).getByText('Acest cont Google deschide alt cont')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const google = newEmail('luca.google');
  await link(page, async (popup) => {
    await popup.getByRole('textbox', { name: /e-mail/i }).fill(google);
    await popup.getByRole('textbox', { name: /nume/i }).fill('Luca Pop');
    await popup.getByRole('button', { name: 'Continuă' }).click();
  });
  await expect(part(page).getByText(`Poți intra și cu Google, ca ${google}.`)).toBeVisible();
  await expect
    .poll(() => mailsTo(request, email))
    .toContainEqual(expect.stringContaining('De acum poți intra în cont și cu Google'));

  await page.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await page.goto('/login?returnTo=/dashboard/account');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Google/ }).click();
  await (await opened).getByRole('button', { name: google }).click();
  await expect(page).toHaveURL('/dashboard/account');

  await part(page).getByRole('button', { name: 'Dezleagă Google' }).click();
  const question = page.getByRole('alertdialog', { name: 'Dezlegi Google de cont?' });
  await question.getByRole('button', { name: 'Dezleagă Google' }).click();
  await expect(part(page).getByText('Contul tău nu este legat de Google.')).toBeVisible();
  await expect
    .poll(() => mailsTo(request, email))
    .toContainEqual(expect.stringContaining('Google nu mai deschide contul tău'));
  // The identity that opens another account was refused.
  problems.length = 0;
});
