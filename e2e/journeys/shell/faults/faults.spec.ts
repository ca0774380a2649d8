import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../../support/test.ts';

async function fillSignIn(page: Page): Promise<void> {
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
}

const signIn = (page: Page) =>
  page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();

// In all of these, the browser itself logs the requests that the test makes fail.
test.afterEach(({ problems }) => {
  problems.length = 0;
});

test('a sign-in that is never answered is given up after 10 seconds, with everything typed still there', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/login');
  await fillSignIn(page);
  const asked = page.waitForRequest(/signInWithPassword/);
  await page.route(/signInWithPassword/, () => {});
  await signIn(page);
  await asked;
  await page.clock.fastForward(10_000);
  await expect(page.getByText(/Răspunsul întârzie prea mult/)).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('learner'));
  await expect(page.getByLabel(/^Parola/)).toHaveValue(DEMO_PASSWORD);

  await page.unroute(/signInWithPassword/);
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
});

test('without the authentication code the page says so, keeps what was typed, and recovers', async ({ page }) => {
  await page.goto('/login');
  await fillSignIn(page);
  await page.route('http://localhost:3000/assets/*.js', (route) => route.abort());
  await signIn(page);
  await expect(page.getByText('Serviciul de autentificare nu răspunde acum.', { exact: false })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(emailOf('learner'));
  await page.unroute('http://localhost:3000/assets/*.js');
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
});

test('offline, a sign-in says so and works again when the connection is back', async ({ page, context }) => {
  await page.goto('/login');
  await fillSignIn(page);
  await page.route(/signInWithPassword/, (route) => route.abort('internetdisconnected'));
  await signIn(page);
  await expect(page.getByText(/Nu există conexiune/)).toBeVisible();
  await page.unroute(/signInWithPassword/);
  await context.setOffline(false);
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a blocked Google window is explained and the form stays usable', async ({ page }) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto('/login');
  await page.getByRole('button', { name: /Google/ }).click();
  await expect(page.getByText(/Browserul a blocat fereastra Google/)).toBeVisible();
  await fillSignIn(page);
  await signIn(page);
  await expect(page).toHaveURL('/dashboard');
});

test('a closed Google window leaves no half-signed state', async ({ page }) => {
  await page.clock.install();
  await page.goto('/login');
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: /Google/ }).click();
  await (await opened).close();
  // The SDK looks for the window every two seconds, and waits another eight for its answer.
  await page.clock.runFor(10_000);
  await expect(page.getByText(/Fereastra Google s-a închis/)).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Intră în cont' }),
  ).toBeVisible();
});

test('a Google window that cannot be prepared is explained, and a second click opens no second window', async ({
  page,
}) => {
  await page.goto('/login');
  const google = page.getByRole('button', { name: /Google/ });
  await page.route('**/local/gapi.js', (route) => route.abort());
  await google.click();
  await expect(page.getByRole('alert')).toBeVisible();
  await page.unroute('**/local/gapi.js');
  let windows = 0;
  page.on('popup', () => {
    windows += 1;
  });
  const opened = page.waitForEvent('popup');
  await google.click();
  await google.dispatchEvent('click');
  const popup = await opened;
  await popup.getByRole('button', { name: /ioana\.pop@gmail\.test/ }).click();
  await expect(page).toHaveURL('/dashboard');
  expect(windows).toBe(1);
});

test('hints that somebody has forged show no data and load no code of the pages behind them', async ({
  page,
  context,
}) => {
  const hints = { 'auth-logged-in': 'true', 'auth-user-id': 'u1', 'auth-is-admin': 'true' };
  await context.addCookies(
    Object.entries(hints).map(([name, value]) => ({ name, value, url: 'http://localhost:3000' })),
  );
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fusers/);
  expect(fetched.filter((url) => /localhost:3003\/r\/.*\.js$/.test(url))).toEqual([]);
  expect(fetched.filter((url) => /localhost:3010\/(v1|google)/.test(url))).toEqual([]);
});

test('missing English texts fall back to Romanian, never to keys', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await page.route(/^http:\/\/localhost:3001\/r\/.*\.js$/, (route) => route.abort());
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
});
