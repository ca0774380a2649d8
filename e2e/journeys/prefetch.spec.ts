import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** Collects the addresses of a section's code that the page asks for from now on. */
function codeOf(page: Page, port: number): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new RegExp(`^http://localhost:${port}/r/.*\\.(js|css)$`).test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Puts a link onto the page and goes to it by keyboard. */
async function focusLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'Administrare de probă' });
    document.querySelector('main')?.prepend(link);
    link.focus();
  }, href);
}

const publicLink = (page: Page, name = 'Cursuri') =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name });

test('resting on a link loads the page’s code, and opening it then loads no more', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursurile mele' })).toBeVisible();
  const code = codeOf(page, 3001);
  // The English texts are not wanted; of the rest the page's own style comes last.
  const style = page.waitForResponse(/localhost:3001\/r\/.*\.css$/);
  await publicLink(page).hover();
  await (await style).finished();
  await expect
    .poll(() => page.evaluate(() => document.querySelectorAll('link[rel=stylesheet][href*=":3001"]').length))
    .toBeGreaterThan(0);
  expect(code.length).toBeGreaterThan(2);
  code.length = 0;
  await publicLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  expect(code).toEqual([]);
});

test('nothing is loaded ahead for who may not open the page', async ({ page, signIn }) => {
  await signIn('learner');
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const code = codeOf(page, 3003);
  await focusLinkTo(page, '/admin/users');
  const experts = page.waitForRequest(/localhost:3001\/r\/.*\.js$/);
  await publicLink(page, 'Experți').focus();
  await experts;
  expect(code).toEqual([]);
});

test('what only some may open is loaded ahead for them', async ({ page, signIn }) => {
  await signIn('admin');
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const asked = page.waitForRequest(/localhost:3003\/r\/.*\.js$/);
  await focusLinkTo(page, '/admin/users');
  await asked;
});

test('nothing is loaded ahead for who saves data', async ({ page, signIn }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await signIn('learner');
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursurile mele' })).toBeVisible();
  const code = codeOf(page, 3001);
  await publicLink(page).focus();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(code).toEqual([]);
  await publicLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  expect(code.length).toBeGreaterThan(2);
});
