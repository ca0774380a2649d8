import type { Page, Request } from '@playwright/test';
import { expect, test } from '../../../support/test.ts';

/** Collects the addresses of a section's code that the page requests from now on. */
function codeOf(page: Page, port: number): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new RegExp(`^http://localhost:${port}/r/.*\\.(js|css)$`).test(request.url())) urls.push(request.url());
  });
  return urls;
}

/** Adds a link to the page and focuses it by keyboard. */
async function focusLinkTo(page: Page, href: string): Promise<void> {
  await page.evaluate((target) => {
    const link = Object.assign(document.createElement('a'), { href: target, textContent: 'Administrare de probă' });
    document.querySelector('main')?.prepend(link);
    link.focus();
  }, href);
}

const publicLink = (page: Page, name = 'Cursuri') =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name });

/** What a page asks for whatever it shows: its icon, and whether the site is there and has a newer build. */
const ASKED_ANYWAY = ['/favicon.svg', '/builds/latest.json'];

const isToSite = (request: Request) => /^localhost:300[0-3]$/.test(new URL(request.url()).host);

/** Collects the page's requests to the site from now on: code, data, documents. */
function siteRequestsOf(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (isToSite(request) && request.resourceType() !== 'image' && !ASKED_ANYWAY.includes(pathname))
      paths.push(pathname);
  });
  return paths;
}

/**
 * Follows the page's requests to the site from now on; call the result to wait until the style of a section's page has
 * loaded, and nothing more is on its way.
 */
function followCode(page: Page, port: number): () => Promise<void> {
  const onTheWay = new Set<Request>();
  page.on('request', (request) => isToSite(request) && onTheWay.add(request));
  page.on('requestfinished', (request) => onTheWay.delete(request));
  page.on('requestfailed', (request) => onTheWay.delete(request));
  const hasStyle = (origin: string) => [...document.styleSheets].some(({ href }) => href?.startsWith(origin));
  // What has arrived has run by then, and has asked for what it needs.
  const isIdle = () => page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return async () => {
    await page.waitForFunction(hasStyle, `http://localhost:${port}/`);
    await expect.poll(() => isIdle().then(() => onTheWay.size)).toBe(0);
  };
}

/** A page loads the code that tells visits at a person's first press, whatever is pressed. */
const touch = (page: Page) => page.keyboard.press('Shift');

test('resting on a link loads the page’s code and data, and opening it then asks the site for nothing', async ({
  page,
  enterAs,
}) => {
  const codeIsThere = followCode(page, 3001);
  await enterAs('learner');
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursurile mele' })).toBeVisible();
  // Nor does this page ask for anything any more.
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { level: 3 }).first()).toBeVisible();
  const code = codeOf(page, 3001);
  await touch(page);
  const data = page.waitForResponse(/\/payload\/ro\//);
  await publicLink(page).hover();
  await codeIsThere();
  await data;
  expect(code.length).toBeGreaterThan(2);
  const asked = siteRequestsOf(page);
  await publicLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  expect(asked).toEqual([]);
});

for (const way of ['hover', 'focus'] as const) {
  test(`the dashboard, its code loaded ahead on ${way}, waits for nothing of the site but the names of subjects`, async ({
    page,
    enterAs,
  }) => {
    const codeIsThere = followCode(page, 3002);
    await enterAs('learner');
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
    const code = codeOf(page, 3002);
    const link = page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Panou' });
    await touch(page);
    await link[way]();
    await codeIsThere();
    expect(code.length).toBeGreaterThan(2);
    const asked = siteRequestsOf(page);
    // What it fetches for later, as the windows of dialogs, does not come before it stands.
    const stands = Promise.withResolvers<void>();
    await page.route('http://localhost:3002/r/**', (route) => stands.promise.then(() => route.continue()));
    await link.press('Enter');
    // Its data come over the database's open connection.
    await expect(page.getByRole('heading', { level: 2, name: 'Cursurile mele' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('progressbar').first()).toBeVisible();
    await expect.poll(() => asked.filter((path) => !path.startsWith('/r/'))).toEqual(['/payload/ro/categories.json']);
    stands.resolve();
  });
}

test('nothing is prefetched for a person who may not open the page', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const code = codeOf(page, 3003);
  await focusLinkTo(page, '/admin/users');
  const experts = page.waitForRequest(/localhost:3001\/r\/.*\.js$/);
  await publicLink(page, 'Experți').focus();
  await experts;
  expect(code).toEqual([]);
});

test('what only some may open is loaded ahead for them', async ({ page, enterAs }) => {
  await enterAs('admin');
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  const asked = page.waitForRequest(/localhost:3003\/r\/.*\.js$/);
  await focusLinkTo(page, '/admin/users');
  await asked;
});

test('nothing is prefetched for a person who saves data', async ({ page, enterAs }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await enterAs('learner');
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursurile mele' })).toBeVisible();
  const code = codeOf(page, 3001);
  await publicLink(page).focus();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  expect(code).toEqual([]);
  await publicLink(page).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  // Where a newer build has just come, the document is loaded first.
  await expect.poll(() => code.length).toBeGreaterThan(2);
});

test('the files of a page are on their way before it is confirmed who asks; administrators’ only for who seems to be one', async ({
  page,
  enterAs,
}) => {
  const [ofDashboard, ofAdministration] = [codeOf(page, 3002), codeOf(page, 3003)];
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login/);
  expect(ofDashboard).toEqual([]);

  // The service does not say yet whose session this is.
  await page.route('**/accounts:lookup*', () => undefined);
  await enterAs('learner');
  await page.goto('/en/dashboard');
  await expect.poll(() => ofDashboard).toContainEqual(expect.stringMatching(/remoteEntry/));
  await page.goto('/admin');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  expect(ofAdministration).toEqual([]);
});
