import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { proveAddress } from '../../support/backend/backend.ts';
import { NEW_PASSWORD, newEmail, registerAs, sendRegistration } from '../../support/people/newcomer.ts';
import { openMessage } from '../../support/people/outbox.ts';
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

test('a person asks for a copy of their data, is told when it is ready, and shows who they are to open it', async ({
  page,
  problems,
}) => {
  await registerAs(page, 'Ilie Copie');
  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Cere o copie a datelor' }).click();
  await expect(page.getByText('Copia este gata')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Notificări: 1 necitită' })).toBeVisible();

  // As if they had signed in long ago.
  const stale = { code: 'auth/recent-login-required' };
  await page.route(
    '**/openExport?*',
    (route) =>
      route.fulfill({
        status: 400,
        headers: { 'Access-Control-Allow-Origin': '*' },
        json: { error: { status: 'FAILED_PRECONDITION', message: stale.code, details: stale } },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Descarcă' }).click();
  const dialog = page.getByRole('dialog', { name: 'Arată-ne că ești tu' });
  await dialog.getByLabel(/^Parola/).fill('greșită');
  await dialog.getByRole('button', { name: 'Continuă' }).click();
  await expect(dialog.getByText('Aceasta nu este parola ta.', { exact: false })).toBeVisible();
  // The browser logs what was refused.
  problems.length = 0;
  await dialog.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Continuă' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('cursiv.zip');
  const copy = Object.entries(unzipSync(await readFile(await download.path())));
  const text = (name: string) => strFromU8(copy.find(([path]) => path === name)?.[1] ?? new Uint8Array());
  expect(text('index.html')).toContain('Datele tale de pe Cursiv');
  expect(text('data/account.json')).toContain('Ilie Copie');
});

test('who signs out everywhere is signed out on other devices at once, told why there and by mail, and loses nothing', async ({
  page,
  browser,
  request,
}) => {
  const email = await registerAs(page, 'Ilie Peste Tot');
  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto('/login');
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await elsewhere.waitForURL('**/dashboard');
  await elsewhere.goto('/dashboard/account');
  await expect(elsewhere.getByLabel('Numele tău')).toHaveValue('Ilie Peste Tot');
  await elsewhere.getByLabel('Numele tău').fill('Ilie Nesalvat');
  await proveAddress(page, email);

  await page.goto('/dashboard/account');
  await page.getByRole('button', { name: 'Ieși de pe toate dispozitivele' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Ieși din cont peste tot?' });
  await dialog.getByRole('button', { name: 'Ieși de pe toate dispozitivele' }).click();
  for (const device of [page, elsewhere])
    await expect(device.getByText('ai ieșit de pe toate dispozitivele', { exact: false })).toBeVisible();
  const mails = async () =>
    (await (await request.get(`http://localhost:3010/outbox/mails.json?to=${encodeURIComponent(email)}`)).json()) as {
      subject: string;
    }[];
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject))
    .toContainEqual(expect.stringContaining('Ai ieșit din cont de pe toate dispozitivele'));

  // A new session stays, and finds what the ended one had not saved.
  await elsewhere.getByLabel('E-mail').fill(email);
  await elsewhere.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await elsewhere.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();
  await elsewhere.waitForURL('**/dashboard/account');
  await expect(elsewhere.getByLabel('Numele tău')).toHaveValue('Ilie Nesalvat');
  await elsewhere.context().close();
});
