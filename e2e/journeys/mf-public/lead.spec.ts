import { randomUUID } from 'node:crypto';
import { BAD_TEXTS, EVERY_TEXT } from '@cursiv/shared-domain/testing/texts';
import type { APIRequestContext, Page } from '@playwright/test';
import { storedIn } from '../../support/backend/stored.ts';
import { expect, test } from '../../support/test.ts';

const SAVING = '**/leads';
const form = (page: Page) => page.getByRole('region', { name: 'Nu știi de unde să începi?' });
const button = (page: Page) => form(page).getByRole('button', { name: 'Trimite mesajul' });
const thanks = (page: Page) => page.getByRole('heading', { name: 'Mulțumim, mesajul a ajuns.' });

/** Opens the front page. */
async function openHome(page: Page): Promise<void> {
  await page.clock.install();
  await page.goto('/');
  await expect(form(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
}

/** Presses the button after the time that a person takes to write. */
async function send(page: Page): Promise<void> {
  await page.clock.fastForward(5_000);
  await button(page).click();
}

async function write(page: Page, message: string): Promise<void> {
  await form(page)
    .getByLabel(/^Numele tău/)
    .fill('Ștefania Țurcanu');
  await form(page)
    .getByLabel(/^Adresa de e-mail/)
    .fill('stefania@exemplu.ro');
  await form(page)
    .getByLabel(/^Mesajul tău/)
    .fill(message);
  await form(page)
    .getByRole('checkbox', { name: /^Sunt de acord/ })
    .check();
}

const withMessage = async (request: APIRequestContext, message: string) =>
  (await storedIn(request, 'leads')).filter((lead) => lead.message?.stringValue === message);

test('a visitor writes a message and is thanked where the form was', async ({ page, request }) => {
  const message = `Vreau să învăț să scriu frumos. ${randomUUID()}`;
  await openHome(page);
  await write(page, message);
  await form(page)
    .getByLabel(/^Telefon/)
    .fill('+40 721 000 000');
  await send(page);
  await expect(thanks(page)).toBeFocused();
  const [lead, ...others] = await withMessage(request, message);
  expect(others).toEqual([]);
  expect(lead).not.toHaveProperty('suspicious');
  expect(lead).toMatchObject({
    name: { stringValue: 'Ștefania Țurcanu' },
    email: { stringValue: 'stefania@exemplu.ro' },
    phone: { stringValue: '+40 721 000 000' },
    locale: { stringValue: 'ro' },
    page: { stringValue: '/' },
    consent: { booleanValue: true },
    source: { stringValue: 'website_form' },
    createdAt: { timestampValue: expect.any(String) },
  });
});

test('what is missing is said beside each field, the first one has the focus, and mending it takes the words away', async ({
  page,
}) => {
  await openHome(page);
  await form(page)
    .getByLabel(/^Adresa de e-mail/)
    .fill('stefania@y');
  await send(page);
  await expect(form(page).getByLabel(/^Numele tău/)).toBeFocused();
  await expect(form(page).getByLabel(/^Numele tău/)).toHaveAccessibleDescription('Scrie numele tău.');
  await expect(form(page).getByLabel(/^Adresa de e-mail/)).toHaveAccessibleDescription(/nu pare completă/);
  await expect(form(page).getByLabel(/^Mesajul tău/)).toHaveAccessibleDescription('Scrie mesajul.');
  await expect(form(page).getByRole('checkbox', { name: /^Sunt de acord/ })).toHaveAccessibleDescription(
    /Fără acordul/,
  );
  await form(page)
    .getByLabel(/^Numele tău/)
    .fill('Ștefania');
  await expect(form(page).getByText('Scrie numele tău.')).toBeHidden();
});

test('a message that is not answered within 10 seconds is given up, kept, and stored once when tried again (spec §9)', async ({
  page,
  request,
}) => {
  const message = `Mă auziți? ${randomUUID()}`;
  await openHome(page);
  await write(page, message);
  const asked = page.waitForRequest(SAVING);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(SAVING, async (route) => {
    const response = await route.fetch();
    await held;
    await route.fulfill({ response });
  });
  await send(page);
  await asked;
  await page.clock.fastForward(10_000);
  const alert = form(page).getByRole('alert');
  await expect(alert).toBeFocused();
  await expect(alert).toContainText('Răspunsul întârzie prea mult');
  await expect(form(page).getByLabel(/^Mesajul tău/)).toHaveValue(message);

  const late = page.waitForResponse(SAVING);
  release();
  await late;
  await expect(alert).toBeVisible();
  await expect(thanks(page)).toBeHidden();

  await page.unroute(SAVING);
  await send(page);
  await expect(thanks(page)).toBeFocused();
  expect(await withMessage(request, message)).toHaveLength(1);
});

test('a double press sends one message', async ({ page, request }) => {
  const message = `De două ori. ${randomUUID()}`;
  await openHome(page);
  await write(page, message);
  await page.clock.fastForward(5_000);
  await button(page).dblclick();
  await expect(thanks(page)).toBeVisible();
  expect(await withMessage(request, message)).toHaveLength(1);
});

test('without a connection the text stays and goes out later', async ({ page, request, problems }) => {
  const message = `Din tren. ${randomUUID()}`;
  await openHome(page);
  await write(page, message);
  await page.route(SAVING, (route) => route.abort('internetdisconnected'));
  await send(page);
  await expect(form(page).getByRole('alert')).toContainText('Nu există conexiune');
  await page.unroute(SAVING);
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await withMessage(request, message)).toHaveLength(1);
  problems.length = 0;
});

test('a message that looks like a program’s has arrived when it says so: it is kept, and marked', async ({
  page,
  request,
}) => {
  const filled = `Completat de browser. ${randomUUID()}`;
  await openHome(page);
  await write(page, filled);
  await page.locator('input[name=website]').fill('https://exemplu.ro');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await withMessage(request, filled)).toMatchObject([{ suspicious: { booleanValue: true } }]);

  const quick = `Scris dintr-o suflare. ${randomUUID()}`;
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.reload();
  await expect(form(page)).toBeVisible();
  // The page starts its scripts after the first paint, once it has its section's release.
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true', { timeout: 100 });
  }).toPass();
  await write(page, quick);
  await button(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await withMessage(request, quick)).toMatchObject([{ suspicious: { booleanValue: true } }]);
});

test('a person sends a message at once, before the page’s code is there', async ({ browser, request }) => {
  const message = `Pe loc. ${randomUUID()}`;
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:3000' });
  const page = await context.newPage();
  await page.goto('/en');
  await page.getByLabel('Your name').fill('Ana');
  await page.getByLabel('E-mail address').fill('x@y');
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.getByRole('heading', { name: 'The message was not sent' })).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveAccessibleDescription(/does not look complete/);
  await expect(page.getByLabel('Your message')).toHaveValue(message);
  await expect(page.getByRole('checkbox', { name: /^I agree/ })).toBeChecked();
  await page.getByLabel('E-mail address').fill('ana@exemplu.ro');
  await page.getByRole('button', { name: 'Send the message' }).click();

  await expect(page.getByRole('heading', { name: 'Thank you, the message has arrived.' })).toBeVisible();
  await page.reload();
  expect(await withMessage(request, message)).toMatchObject([
    { email: { stringValue: 'ana@exemplu.ro' }, page: { stringValue: '/en' }, locale: { stringValue: 'en' } },
  ]);
  await page.getByRole('link', { name: 'Back to the site' }).click();
  await expect(page).toHaveURL('http://localhost:3000/en');
  await context.close();
});

test('any text is kept literally and runs nowhere', async ({ page, request }) => {
  const mark = randomUUID();
  await openHome(page);
  const text = `${EVERY_TEXT.join('\n').toWellFormed()}\n${mark}`.trim();
  await write(page, text);
  await form(page)
    .getByLabel(/^Numele tău/)
    .fill(BAD_TEXTS[0] ?? '');
  await form(page)
    .getByLabel(/^Telefon/)
    .fill('=1+1"><svg onload=alert(1)>');
  await send(page);
  await expect(thanks(page)).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  const [lead] = await withMessage(request, text);
  expect(lead?.name).toEqual({ stringValue: BAD_TEXTS[0] });
});

test('no code of the hosted services loads before somebody turns to the form', async ({ page }) => {
  const loaded: string[] = [];
  page.on('response', async (response) => {
    if (response.url().endsWith('.js')) loaded.push(await response.text());
  });
  const attesting = () => loaded.filter((code) => code.includes('exchangeRecaptchaEnterpriseToken'));
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
  expect(attesting()).toEqual([]);
  await form(page)
    .getByLabel(/^Numele tău/)
    .focus();
  await expect.poll(() => attesting().length).toBe(1);
  expect(loaded.filter((code) => code.includes('firestore.googleapis.com'))).toEqual([]);
});
