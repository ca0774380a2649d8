import type { Browser, Page } from '@playwright/test';
import { storeBooking } from '../../support/backend/bookings.ts';
import { store, storedIn } from '../../support/backend/stored.ts';
import { newName } from '../../support/people/new-name.ts';
import { enterProven, newEmail, sendRegistration } from '../../support/people/newcomer.ts';
import { openMessage } from '../../support/people/outbox.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

const CALL = /\/us-central1\/requestBooking\?/;
const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d/ });
const ask = (page: Page) => page.getByRole('button', { name: 'Cere această oră' });
const news = (page: Page) => page.getByRole('paragraph').filter({ hasText: 'Cererea a fost trimisă.' });
const isOwn = (page: Page) => page.getByText('Ai cerut această oră.');
const clock = (at: string, timeZone: string) =>
  new Intl.DateTimeFormat('ro-RO', { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));

/** A person's browser somewhere. */
const browserIn = async (browser: Browser, timezoneId: string) =>
  (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO', timezoneId })).newPage();

/** Opens the expert's last free days and chooses a time; returns that time. */
async function choose(page: Page, expertId: string, nth: number): Promise<string> {
  await page.goto(`/experts/${expertId}`);
  await page.getByRole('button', { name: 'Zilele următoare' }).click();
  await times(page).nth(nth).click();
  await expect(page).toHaveURL(/[?&]at=/);
  return there(new URL(page.url()).searchParams.get('at'));
}

// Each a person of their own: somebody has three bookings ahead with one expert at most.
for (const [here, there, city, account, nth] of [
  ['America/New_York', 'Europe/Bucharest', 'București', 'creator', 0],
  ['Europe/Bucharest', 'America/New_York', 'New York', 'instructor', 3],
] as const)
  test(`a person who asks in ${here} and reads in ${there} sees times on their present clock`, async ({
    browser,
    enterAs,
  }) => {
    const away = await browserIn(browser, here);
    await enterAs(account, away);
    const at = await choose(away, 'demo-ilinca-serban', nth);
    const topic = newName(`Din ${here}`);
    await away.getByLabel(/^Mesaj pentru/).fill(topic);
    await ask(away).click();
    await expect(news(away)).toBeFocused();
    await away.context().close();

    const home = await browserIn(browser, there);
    await enterAs(account, home);
    await home.goto('/dashboard/bookings');
    const card = home.getByRole('article').filter({ hasText: topic });
    await expect(card.getByRole('time')).toContainText(clock(at, there));
    await expect(card).toContainText(`(${city})`);
    await expect(card).toContainText(`La Ilinca Șerban: `);
    await expect(card).toContainText(clock(at, 'Europe/Berlin'));
    const own = home
      .getByRole('article')
      .getByRole('paragraph')
      .filter({ has: home.getByRole('time') });
    for (const line of await own.all()) await expect(line).toContainText(city);
    await card.getByRole('button', { name: 'Alte acțiuni' }).click();
    await home.getByRole('menuitem', { name: 'Anulează programarea' }).click();
    await home.getByRole('alertdialog').getByRole('button', { name: 'Anulează programarea' }).click();
    await expect(home.getByRole('heading', { name: 'Urmează' })).toBeFocused();
    await home.context().close();
  });

test('what one has asked for is said to be one’s own after a reload, and leads to the booking', async ({ page }) => {
  await enterProven(page.context(), 'Rea Cere');
  await choose(page, 'demo-helen-marsh', 0);
  await ask(page).click();
  await expect(news(page)).toBeFocused();
  await page.reload();
  await expect(isOwn(page)).toBeVisible();
  await expect(page.getByText('Ora aleasă nu mai este liberă')).toBeHidden();
  await expect(ask(page)).toBeHidden();
  await page.getByRole('link', { name: 'Vezi programarea' }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 3 }).and(page.locator(':focus'))).toBeVisible();
});

test('an answer that is lost leaves one booking, and the page knows of it', async ({ page, request, problems }) => {
  const uid = await enterProven(page.context(), 'Pia Pierde');
  const at = await choose(page, 'demo-helen-marsh', 3);
  await page.route(CALL, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await ask(page).click();
  await expect(news(page)).toBeFocused();
  const stored = (await storedIn(request, 'bookings')).filter(
    ({ learnerUid, startAt }) =>
      learnerUid?.stringValue === uid && Date.parse(String(startAt?.timestampValue)) === Date.parse(at),
  );
  expect(stored).toHaveLength(1);
  problems.length = 0;
});

test('a newcomer asks once their address is confirmed, in the same visit', async ({ page, context, problems }) => {
  const email = newEmail('noua');
  await sendRegistration(page, 'Noua Persoană', email);
  await page.waitForURL('**/dashboard');
  await choose(page, 'demo-helen-marsh', 6);
  await page.getByLabel(/^Mesaj pentru/).fill('Prima mea ședință');
  await ask(page).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Confirmă mai întâi adresa de e-mail' })).toBeVisible();
  const confirmed = await openMessage(context, email);
  await confirmed.getByRole('button').click();
  await expect(confirmed.getByRole('status')).toBeVisible();
  await confirmed.close();
  await ask(page).click();
  await expect(news(page)).toBeFocused();
  problems.length = 0;
});

test('an unanswered request is expired for both sides, even before that is recorded', async ({
  page,
  enterAs,
  request,
}) => {
  const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
  await store(request, 'bookings/booking-unanswered', {
    learnerUid: 'demo-creator',
    learnerName: 'Teodora Lungu',
    expertUid: 'demo-sorin-balan',
    expertName: 'Sorin Bălan',
    offeringId: 'ledger',
    offeringTitle: { ro: 'Fără răspuns' },
    startAt: hours(200),
    endAt: hours(201),
    expertTimeZone: 'Europe/Bucharest',
    learnerTimeZone: 'Europe/Bucharest',
    status: 'requested',
    cancelUntil: hours(170),
    answerUntil: hours(-1),
    lockIds: [],
    topic: '',
    createdAt: hours(-49),
    updatedAt: hours(-49),
    rev: 1,
  });
  await enterAs('creator');
  await page.goto('/dashboard/bookings');
  const card = page.getByRole('region', { name: 'Istoric' }).getByRole('article').filter({ hasText: 'Fără răspuns' });
  await expect(card).toContainText('Expirată');
  await expect(card).toContainText('Expertul nu a răspuns la timp.');
  await expect(card.getByRole('button')).toHaveCount(0);
});

test('an expert whom somebody waits for finds the requests first, and keeps their place when answering', async ({
  page,
  request,
  enterAs,
}) => {
  const topic = newName('Vreau să cer o mărire.');
  await storeBooking(request, { topic });
  await enterAs('expert');
  await page.goto('/dashboard');
  const requests = page.getByRole('region', { name: 'Cereri de la participanți' });
  await expect(requests.getByRole('button', { name: 'Confirmă' }).first()).toBeVisible();
  await page.goto('/dashboard/bookings');
  await expect(page.getByRole('tab', { name: /^Ca expert · / })).toHaveAttribute('aria-selected', 'true');
  const card = page.getByRole('article').filter({ hasText: topic });
  await card.getByRole('button', { name: 'Confirmă' }).click();
  await expect(card).toContainText('Confirmată');
  await expect(page.getByRole('heading', { name: 'Urmează' })).toBeFocused();
});

test('a zone that was found by its city is kept, on every page and with a new account', async ({ page }) => {
  await page.goto('/experts/demo-daniel-okafor');
  await page.getByRole('button', { name: 'Schimbă fusul orar' }).click();
  const city = page.getByRole('combobox', { name: 'Fus orar' });
  await expect(city).toBeFocused();
  await page.keyboard.type('calcutta');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Fus orar: Kolkata')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Fus orar: Kolkata')).toBeVisible();
  await sendRegistration(page, 'Zoe Zare', newEmail('zoe'));
  await page.waitForURL('**/dashboard');
  await page.goto('/dashboard/bookings');
  await expect(page.getByText('Fus orar: Kolkata')).toBeVisible();
  await page.getByRole('button', { name: 'Schimbă fusul orar' }).click();
  await page.getByRole('combobox', { name: 'Fus orar' }).fill('bucuresti');
  await page.getByRole('option', { name: 'București' }).click();
  await expect(page.getByText('Fus orar: București')).toBeVisible();
});
