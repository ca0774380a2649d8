import type { Page } from '@playwright/test';
import { ANY_SERVICE, COMMIT, countRequests } from '../../../support/backend/backend.ts';
import { storeBooking } from '../../../support/backend/bookings.ts';
import { newName } from '../../../support/people/new-name.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

// The browser itself logs the requests that this test makes fail.
test.afterEach(({ problems }) => {
  problems.length = 0;
});

/** Cuts the page off from the services, which a person experiences as being offline; the site itself still loads. */
const cutOff = (page: Page) => page.route(ANY_SERVICE, (route) => route.abort('internetdisconnected'));
const reconnect = (page: Page) => page.unroute(ANY_SERVICE);

const title = (page: Page) => page.getByLabel(/^Titlu/).first();
const saveCourse = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first();

async function newCourse(page: Page, name: string): Promise<string> {
  await page.goto('/dashboard/create-course');
  await title(page).fill(name);
  await saveCourse(page).click();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  await expect(page.getByText(/^Salvat/)).toBeVisible();
  return page.url();
}

test('without a connection the page says so, and no longer when it is back', async ({ page, context }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await context.setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await expect(page.getByText('Nu ai conexiune la internet')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Nu ai conexiune la internet')).toBeHidden();
});

test('a course edited offline says so, survives a reload, and is written once when the connection is back', async ({
  page,
}) => {
  await registerAs(page, 'Autor Unu');
  const address = await newCourse(page, `Curs pe tren ${Date.now()}`);
  await cutOff(page);
  const edited = `Curs scris offline ${Date.now()}`;
  await title(page).fill(edited);
  await saveCourse(page).click();
  await expect(page.getByText(/Nu există conexiune/).first()).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText(/Nu există conexiune/).first()).toBeVisible();

  const written = page.waitForResponse(COMMIT);
  const commits = countRequests(page, COMMIT);
  await reconnect(page);
  await expect(title(page)).toHaveValue(edited, { timeout: 40_000 });
  await expect(page.getByText('Am regăsit ce scriai')).toBeVisible();
  await saveCourse(page).click();
  await written;
  await expect(page.getByText(/^Salvat/)).toBeVisible();
  expect(commits()).toBe(1);
  await page.goto(address);
  await expect(title(page)).toHaveValue(edited);
});

/** Sends a title whose write is held back, until what it was based on is outdated; returns how to let it go. */
async function sendSlowly(page: Page, name: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(COMMIT, (route) => promise.then(() => route.continue()), { times: 1 });
  const sent = page.waitForRequest(COMMIT);
  await title(page).fill(name);
  await saveCourse(page).click();
  await sent;
  return resolve;
}

async function beginSlowly(page: Page, name: string): Promise<() => void> {
  await page.goto('/dashboard/create-course');
  return sendSlowly(page, name);
}

test('a course that was saved in another tab meanwhile is not overwritten unasked', async ({ page, context }) => {
  await registerAs(page, 'Autor Doi');
  const address = await newCourse(page, `Curs în două file ${Date.now()}`);
  const other = await context.newPage();
  await other.goto(address);
  const letGo = await sendSlowly(page, 'Varianta mea');
  await title(other).fill('Varianta din cealaltă filă');
  await saveCourse(other).click();
  await expect(other.getByText(/^Salvat/)).toBeVisible();
  letGo();
  await expect(page.getByText('Același loc a fost scris și din altă parte')).toBeVisible();
  await expect(title(page)).toHaveValue('Varianta mea');
  await page.getByRole('button', { name: 'Păstrează ce am scris eu' }).click();
  await expect(page.getByText(/^Salvat/)).toBeVisible();
});

test('courses that are begun on two devices at the same moment are both saved', async ({ page, browser, enterAs }) => {
  await enterAs('creator');
  const letGo = await beginSlowly(page, `De pe un dispozitiv ${Date.now()}`);
  const other = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  await enterAs('creator', other);
  await newCourse(other, `De pe altul ${Date.now()}`);
  letGo();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  await expect(page.getByText(/^Salvat/)).toBeVisible();
  await other.context().close();
});

test('a course that is begun in one tab and saved first from another is not overwritten unasked', async ({
  page,
  context,
  enterAs,
}) => {
  await enterAs('instructor');
  const letGo = await beginSlowly(page, 'Varianta mea');
  await newCourse(await context.newPage(), 'Varianta din cealaltă filă');
  letGo();
  await expect(page.getByText('Același loc a fost scris și din altă parte')).toBeVisible();
  await expect(title(page)).toHaveValue('Varianta mea');
  await page.getByRole('button', { name: 'Păstrează ce am scris eu' }).click();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  await expect(page.getByText(/^Salvat/)).toBeVisible();
});

test('a name typed offline is kept over a reload and saved once', async ({ page }) => {
  await registerAs(page, 'Ilie Marin');
  await page.goto('/dashboard/account');
  const name = page.getByLabel('Numele tău');
  const save = page.getByRole('button', { name: 'Salvează numele' });
  await expect(name).toHaveValue('Ilie Marin');
  await cutOff(page);
  await name.fill('Ilie din tren');
  await save.click();
  await expect(page.getByText(/Nu există conexiune/).first()).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Numele tău')).toHaveValue('Ilie din tren');
  await reconnect(page);
  // Other parts of the page, which waited for the connection as well, may write too.
  const saved: string[] = [];
  page.on('request', (request) => {
    if (COMMIT.test(request.url()) && request.postData()?.includes('Ilie din tren')) saved.push(request.url());
  });
  await save.click();
  await expect(page.getByText('Numele a fost salvat.')).toBeVisible();
  expect(saved).toHaveLength(1);
  await page.reload();
  await expect(name).toHaveValue('Ilie din tren');
});

test('a resource typed offline is kept over a reload and written once, and a newer one is not overwritten unasked', async ({
  page,
  context,
}) => {
  await registerAs(page, 'Radu Creator');
  await page.goto('/dashboard/resources');
  await page
    .getByRole('link', { name: /resursă/i })
    .first()
    .click();
  const field = (at: Page) => at.getByLabel(/^Titlu.*Română/);
  const save = (at: Page) => at.getByRole('main').locator('button[type=submit]');
  await cutOff(page);
  await field(page).fill('Fișă scrisă offline');
  await save(page).click();
  await expect(page.getByText(/Nu există conexiune/)).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(field(page)).toHaveValue('Fișă scrisă offline');
  await reconnect(page);
  const commits = countRequests(page, COMMIT);
  await save(page).click();
  const line = (at: Page) => at.getByRole('main').getByText('Fișă scrisă offline').first();
  await expect(line(page)).toBeVisible();
  expect(commits()).toBe(1);

  const edit = (at: Page) =>
    at
      .getByRole('main')
      .getByRole('link', { name: /Editează/ })
      .first()
      .click();
  await edit(page);
  const other = await context.newPage();
  await other.goto('/dashboard/resources');
  await edit(other);
  await field(other).fill('Varianta din cealaltă filă');
  await save(other).click();
  await expect(other.getByText('Varianta din cealaltă filă').first()).toBeVisible();
  await field(page).fill('Varianta mea');
  await save(page).click();
  await expect(page.getByText('Ce editezi a fost salvat și din altă parte')).toBeVisible();
  await expect(field(page)).toHaveValue('Varianta mea');
  await page.getByRole('button', { name: 'Deschide cealaltă versiune' }).click();
  await expect(field(page)).toHaveValue('Varianta din cealaltă filă');
});

test('the reason typed for a session survives a reload offline and is sent once', async ({
  page,
  request,
  enterAs,
}) => {
  const topic = newName('De refuzat.');
  await storeBooking(request, { topic });
  await enterAs('expert');
  await page.goto('/dashboard/bookings?as=expert');
  const card = page.getByRole('article').filter({ hasText: topic });
  const decline = card.getByRole('button', { name: 'Refuză', exact: true });
  await decline.click();
  await page.getByRole('alertdialog').getByRole('textbox').fill('Sunt plecat în săptămâna aceea.');
  await cutOff(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuză', exact: true }).click();
  await expect(page.getByRole('alertdialog').getByText(/Nu există conexiune/)).toBeVisible();
  await page.reload();
  // Code that is on its way while the interception ends would never arrive.
  await expect(page.getByText(/Nu există conexiune/).first()).toBeVisible();
  await reconnect(page);
  await expect(decline).toBeVisible({ timeout: 40_000 });
  await decline.click();
  await expect(page.getByRole('alertdialog').getByRole('textbox')).toHaveValue('Sunt plecat în săptămâna aceea.');
  const commits = countRequests(page, COMMIT);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuză', exact: true }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  expect(commits()).toBe(1);
});
