import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test.ts';

const SECTION_CODE = /^http:\/\/localhost:3001\/r\/.*\.js$/;
const DASHBOARD_CODE = /^http:\/\/localhost:3002\/r\/.*\.js$/;

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

const openExperts = (page: Page) =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Experți' }).click();

/** A page that does not do without its code. */
const openLogin = (page: Page) =>
  page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Intră în cont' }).click();

test('code that is gone reloads the page once at its target and heals (spec §8)', async ({ page, problems }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const documents = countDocuments(page);
  await page.route(SECTION_CODE, (route) => (documents() === 0 ? route.abort() : route.continue()));
  await openExperts(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
  await expect(page).toHaveURL('/experts');
  expect(documents()).toBe(1);
  // The browser logs every file that failed.
  problems.length = 0;
});

test('code that a page loads later and that is gone reloads the page, too', async ({ page, enterAs, problems }) => {
  await enterAs('learner');
  await page.goto('/dashboard/courses/spreadsheets-that-answer/lessons/start-with-a-question/video');
  // By then the lesson has all that it loads by itself.
  for (const name of ['Notițele mele', 'Întrebări și răspunsuri'])
    await expect(page.getByRole('region', { name })).toBeVisible();
  const keys = page.getByRole('button', { name: 'Scurtături de tastatură' });
  const documents = countDocuments(page);
  await page.route(DASHBOARD_CODE, (route) => (documents() === 0 ? route.abort() : route.continue()));
  await keys.click();
  await expect.poll(documents).toBe(1);
  await keys.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  problems.length = 0;
});

test('code that stays gone ends in a panel with a retry, not in a loop (spec §9)', async ({ page, problems }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const documents = countDocuments(page);
  await page.route(SECTION_CODE, (route) => route.fulfill({ status: 404, body: 'Not Found' }));
  await openLogin(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Această parte a site-ului nu răspunde' })).toBeVisible();
  expect(documents()).toBe(1);
  await page.unroute(SECTION_CODE);
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Intră în cont' })).toBeVisible();
  expect(documents()).toBe(1);
  problems.length = 0;
});

test('a changed byte in a section stops it before it runs', async ({ page, problems }) => {
  await page.route(/localhost:3001\/r\/.*remoteEntry.*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\nwindow.isTampered = true;` });
  });
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Această parte a site-ului nu răspunde' })).toBeVisible();
  expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
  problems.length = 0;
});
