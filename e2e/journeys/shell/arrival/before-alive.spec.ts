import type { BrowserContext, Page } from '@playwright/test';
import { NEW_PASSWORD, newEmail } from '../../../support/people/newcomer.ts';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../../support/test.ts';

/** The shell's scripts, which take the page over. */
const SCRIPTS = /localhost:3000\/assets\/.*\.js$/;

interface SlowPage {
  page: Page;
  /** Lets the scripts load. */
  comeAlive: () => void;
  /** Every request, with its unencrypted contents. */
  asked: string[];
}

/** Opens a page from the server while its scripts are still loading. */
async function openSlowly(context: BrowserContext, address: string): Promise<SlowPage> {
  const page = await context.newPage();
  const { promise, resolve: comeAlive } = Promise.withResolvers<void>();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.route(SCRIPTS, async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return { page, comeAlive, asked };
}

const expectSecret = ({ page, asked }: SlowPage, secret: string) => {
  for (const address of [...asked, page.url()]) {
    expect(decodeURIComponent(address.replaceAll('+', ' '))).not.toContain(secret);
  }
};

test('a person who signs in before the page’s code has loaded is signed in once it has', async ({ context }) => {
  const slow = await openSlowly(context, '/en/login');
  const { page, comeAlive } = slow;
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/en/login');
  comeAlive();
  await expect(page).toHaveURL('/en/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expectSecret(slow, DEMO_PASSWORD);
});

test('a person who registers with the Enter key before the page’s code has loaded gets one account', async ({
  context,
}) => {
  const slow = await openSlowly(context, '/register');
  const { page, comeAlive } = slow;
  const email = newEmail('devreme');
  await page.getByLabel('Nume').fill('Ana Devreme');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByLabel(/^Parola/).press('Enter');
  await page.getByLabel(/^Parola/).press('Enter');
  comeAlive();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByRole('heading', { level: 1, name: 'Bună, Ana' })).toBeVisible();
  expectSecret(slow, NEW_PASSWORD);
});

test('text typed before the page’s code has loaded stays, and its problems show afterwards', async ({ context }) => {
  const slow = await openSlowly(context, '/login');
  const { page, comeAlive } = slow;
  await page.getByLabel('E-mail').fill('fără arond');
  await page.getByLabel(/^Parola/).fill('o parolă');
  await page.getByLabel(/^Parola/).press('Enter');
  comeAlive();
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('E-mail')).toHaveValue('fără arond');
  await expect(page.getByLabel(/^Parola/)).toHaveValue('o parolă');
  await page.getByRole('button', { name: 'Ai uitat parola?' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue('fără arond');
  expectSecret(slow, 'o parolă');
});

test('a press on the menu before the page’s code has loaded opens it once it has', async ({ context }) => {
  const { page, comeAlive } = await openSlowly(context, '/courses');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Meniu' }).click();
  comeAlive();
  const menu = page.getByRole('navigation', { name: 'Navigare principală' });
  await expect(menu.getByRole('link', { name: 'Experți' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Meniu' })).toHaveAttribute('aria-expanded', 'true');
});

test('no code is asked for while a page is still loading, until somebody turns to it', async ({ context }) => {
  const page = await context.newPage();
  const scripts: string[] = [];
  page.on('request', (request) => request.url().endsWith('.js') && scripts.push(request.url()));
  await page.route('/courses', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</h1>', '</h1><img src="/never.png" alt="">');
    await route.fulfill({ response, body });
  });
  await page.route('/never.png', () => undefined);
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 1_000));
  await page.goto('/courses', { waitUntil: 'domcontentloaded' });
  // After four seconds nothing waits for a file that does not arrive.
  await page.clock.runFor(3_500);
  expect(scripts).toEqual([]);
  await page.mouse.move(100, 100, { steps: 2 });
  await page.clock.runFor(100);
  await expect.poll(() => scripts.length).toBeGreaterThan(0);
});

test('a search does not wait for the page’s code', async ({ context }) => {
  const { page } = await openSlowly(context, '/');
  await page.getByRole('main').getByRole('searchbox').fill('somn');
  await page.getByRole('main').getByRole('searchbox').press('Enter');
  await expect(page).toHaveURL('/courses?q=somn');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a filter that is chosen and a text that is typed early count when the code is there', async ({ context }) => {
  const { page, comeAlive } = await openSlowly(context, '/courses');
  await page.getByRole('main').getByRole('searchbox').fill('somn');
  comeAlive();
  await expect(page).toHaveURL('/courses?q=somn');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('somn');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a person who scrolls before the page’s code has loaded keeps their place', async ({ context }) => {
  const { page, comeAlive } = await openSlowly(context, '/courses');
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY === 400);
  comeAlive();
  await page.waitForFunction(() => 'authHydrated' in document.documentElement.dataset);
  expect(await page.evaluate(() => scrollY)).toBe(400);
});

test('without scripts a form that needs them shows its page again, and nothing typed is in the address', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:3000' });
  const page = await context.newPage();
  await page.goto('/login?returnTo=%2Fdashboard');
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  await page.getByLabel(/^Parola/).press('Enter');
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
  await expect(page.getByLabel(/^Parola/)).toHaveValue('');
  await context.close();
});

for (const way of ['focus', 'hover'] as const) {
  test(`a link that has the ${way} when the page comes alive is loaded ahead`, async ({ page, enterAs, context }) => {
    await enterAs('learner');
    const { page: slow, comeAlive } = await openSlowly(context, '/courses');
    const code = slow.waitForRequest(/localhost:3002\/r\/.*\.js$/);
    const link = slow.getByRole('contentinfo').getByRole('link', { name: 'Panou' });
    await link[way]();
    comeAlive();
    await code;
    await page.close();
  });
}
