import { NEW_PASSWORD, newEmail, registerAs, sendRegistration } from '../../support/newcomer.ts';
import { openMessage } from '../../support/outbox.ts';
import { expect, test } from '../../support/test.ts';

test('a newcomer confirms the address from the message and the account shows it', async ({ page, context }) => {
  const email = newEmail('ilie');
  await sendRegistration(page, 'Ilie Marin', email);
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/account');
  await expect(page.getByText('Neconfirmată')).toBeVisible();
  const mailbox = await openMessage(context, email);
  await mailbox.getByRole('button').click();
  await expect(mailbox.getByRole('status')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Confirmată', { exact: true })).toBeVisible();
});

test('a person changes name and password, and the present password is asked for', async ({ page, problems }) => {
  const email = await registerAs(page, 'Ilie Marin');
  await page.goto('/dashboard/account');
  await page.getByLabel('Numele tău').fill('Ilie Marinescu');
  await page.getByRole('button', { name: 'Salvează numele' }).click();
  await expect(page.getByText('Numele a fost salvat.')).toBeVisible();

  await page.getByLabel(/^Parola de acum/).fill('greșită');
  await page.getByLabel(/^Parola nouă/).fill('altă parolă lungă');
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText('Aceasta nu este parola ta de acum.', { exact: false })).toBeVisible();
  await page.getByLabel(/^Parola de acum/).fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Schimbă parola' }).click();
  await expect(page.getByText('Parola a fost schimbată.')).toBeVisible();
  // The browser logs the refused sign-in.
  problems.length = 0;

  await page.getByRole('banner').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill('altă parolă lungă');
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('main')).toContainText('Ilie');
});

test('a forgotten password is replaced through the message', async ({ page, context }) => {
  const email = await registerAs(page, 'Maria Ilie');
  await page.goto('/');
  await page.getByRole('button', { name: 'Ieși din cont' }).click();
  await expect(page.getByText('Ai ieșit din cont.')).toBeVisible();
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(email);
  await page.getByRole('button', { name: 'Ai uitat parola?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(email);
  await page.getByRole('button', { name: 'Trimite mesajul' }).click();
  await expect(page.getByText('Verifică-ți căsuța de e-mail')).toBeVisible();

  const mailbox = await openMessage(context, email);
  await mailbox.getByLabel(/Parola nouă|New password/).fill('încă o parolă');
  await mailbox.getByRole('button').click();
  await expect(mailbox.getByRole('status')).toBeVisible();

  await page.getByRole('button', { name: 'Înapoi la intrarea în cont' }).click();
  await page.getByLabel(/^Parola/).fill('încă o parolă');
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await page.waitForURL('**/dashboard');
});

test('a newcomer is told of the message that proves the address, asks for it again, and may put it off', async ({
  page,
}) => {
  const email = newEmail('ilona');
  await sendRegistration(page, 'Ilona', email);
  await page.waitForURL('**/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  const reminder = page.getByRole('main').getByText('Confirmă-ți adresa de e-mail');
  await expect(reminder).toBeVisible();
  await expect(page.getByRole('main')).toContainText(`Ți-am trimis un mesaj la ${email}.`);
  await page.getByRole('main').getByRole('button', { name: 'Trimite mesajul din nou' }).click();
  await expect(page.getByText(`Am trimis din nou mesajul la ${email}.`, { exact: false })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Mai târziu' }).click();
  await expect(reminder).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(reminder).toBeHidden();
});
