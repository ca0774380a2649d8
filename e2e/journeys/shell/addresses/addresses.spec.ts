import type { APIRequestContext } from '@playwright/test';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../../support/test.ts';

/** Requests an address exactly as it is written; a URL object would normalise it first. */
const ask = (request: APIRequestContext, address: string) =>
  request.get(`http://localhost:3000${address}`, { maxRedirects: 0 });

const WRITTEN_OTHERWISE = [
  ['/EN', '/en'],
  ['/EN/courses', '/en/courses'],
  ['/En/COURSES?q=Somn', '/en/courses?q=Somn'],
  ['/EN/COURSES/python-first-steps', '/en/courses/python-first-steps'],
  ['/RESURSE', '/resurse'],
  ['/DASHBOARD/COURSES', '/dashboard/courses'],
  ['/en/Admin-Setup/', '/en/admin-setup'],
  ['/courses/', '/courses'],
  ['/en//', '/en'],
  ['/%65n/courses', '/en/courses'],
];

/** Addresses that could be read as another origin, another page, or nothing. */
const NO_ADDRESS = [
  '/en//evil.example/x',
  '/en//x',
  '//x/courses',
  '/courses//python-first-steps',
  '/%2F%2Fevil.example',
  '/en/%5Cevil.example',
  '/courses/%00',
  '/courses/%',
];

test('a page has one address: other ways to write it lead there', async ({ request }) => {
  for (const [asked = '', address] of WRITTEN_OTHERWISE) {
    const answer = await ask(request, asked);
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 308, address]);
  }
});

test('an address typed in capitals opens the page in its language, with every word', async ({ page }) => {
  await page.goto('/EN/COURSES');
  await expect(page).toHaveURL('/en/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(page.locator('body')).not.toContainText(/\b[a-z]+\.[a-z]+[A-Z.]?[a-z]*\b(?= )/);
  await page.goto('/DASHBOARD');
  await expect(page).toHaveURL('/login?returnTo=%2Fdashboard');
});

test('what is no address of the site is not found, by the server and in the browser, and nothing on it leaves the site', async ({
  page,
  problems,
}) => {
  for (const address of NO_ADDRESS) {
    const answer = await page.goto(`http://localhost:3000${address}`);
    expect([address, answer?.status()]).toEqual([address, 404]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Pagina nu a fost găsită|Page not found/);
    await expect(page.getByText(`Page Not Found: ${new URL(page.url()).pathname}`, { exact: true })).toBeVisible();
    for (const language of ['EN: English', 'RO: Română', 'EN: engleză', 'RO: Romanian']) {
      const links = page.getByRole('banner').getByRole('link', { name: language });
      for (const link of await links.all()) {
        const target = await link.evaluate((anchor: HTMLAnchorElement) => anchor.href);
        expect(new URL(target).origin).toBe('http://localhost:3000');
      }
    }
    await page.getByRole('banner').getByRole('link', { name: /^RO/ }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
    expect(new URL(page.url()).origin).toBe('http://localhost:3000');
  }
  // The browser itself logs the answers with 404, also of what it still asks for when it is sent on.
  await page.goto('about:blank');
  problems.length = 0;
});

test('signing in leads to the dashboard where the address names no page of the site', async ({ page }) => {
  await page.goto(`/en/login?returnTo=${encodeURIComponent('/en//evil.example/x')}`);
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Password/).fill(DEMO_PASSWORD);
  await page.getByLabel(/^Password/).press('Enter');
  await expect(page).toHaveURL('/en/dashboard');
});

test('signing in leads to a page however its address was written', async ({ page }) => {
  await page.goto('/login?returnTo=%2FEN%2FDASHBOARD%2FBOOKINGS');
  await page.getByLabel('E-mail').fill(emailOf('learner'));
  await page.getByLabel(/^Parola/).fill(DEMO_PASSWORD);
  await page.getByLabel(/^Parola/).press('Enter');
  await expect(page).toHaveURL('/dashboard/bookings');
});
