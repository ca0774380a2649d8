import type { APIRequestContext } from '@playwright/test';
import { layoutShift } from '../../../support/page/layout-shift.ts';
import { expect, test } from '../../../support/test.ts';
import { there } from '../../../support/there.ts';

/** One page of each kind, with the type that its facts state. */
const KINDS = {
  '/': 'WebSite',
  '/courses': 'ItemList',
  '/courses/python-first-steps': 'Course',
  '/resources': 'BreadcrumbList',
  '/resources/foaie-liniata': 'LearningResource',
  '/experts': 'BreadcrumbList',
  '/experts/demo-expert': 'Person',
} as const;
const PAGES = Object.keys(KINDS).flatMap((path) => [path, path === '/' ? '/en' : `/en${path}`]);

/** The addresses of pages that search engines find by the sitemap's index. */
async function listedAddresses(request: APIRequestContext): Promise<string[]> {
  const locations = async (address: string) =>
    [...(await (await request.get(address)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
  return (await Promise.all((await locations('/sitemap.xml')).map(locations))).flat();
}

test.describe('without JavaScript', () => {
  for (const path of PAGES) {
    test(`${path} shows its content, and its head says what it is`, async ({ browser }) => {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:3000' });
      const page = await context.newPage();
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);
      const locale = path.startsWith('/en') ? 'en' : 'ro';
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
      await expect(page).toHaveTitle(/ · Cursiv$/);
      const hrefOf = (selector: string) => page.locator(`head > link${selector}`).getAttribute('href');
      expect(await hrefOf('[rel=canonical]')).toBe(`http://localhost:3000${path}`);
      for (const language of ['ro', 'en', 'x-default']) expect(await hrefOf(`[hreflang=${language}]`)).toBeTruthy();
      await expect(page.locator('head > meta[property="og:title"]')).toHaveCount(1);
      const picture = await page.locator('head > meta[property="og:image"]').getAttribute('content');
      expect((await page.request.get(there(picture))).headers()['content-type']).toBe('image/png');
      await expect(page.locator('head > meta[name=description]')).toHaveCount(1);
      const facts: unknown = JSON.parse(there(await page.locator('script[type="application/ld+json"]').textContent()));
      const kind = KINDS[(path.replace(/^\/en(?=\/|$)/, '') || '/') as keyof typeof KINDS];
      expect(facts).toContainEqual(expect.objectContaining({ '@context': 'https://schema.org', '@type': kind }));
      await context.close();
    });
  }
});

for (const path of PAGES) {
  test(`${path} is taken over without a change, and nothing is asked for twice`, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto(path);
    await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
    expect(await layoutShift(page)).toBeLessThan(0.02);
    expect(asked.filter((url) => url.includes('/payload/'))).toEqual([]);
    expect(asked).toEqual([...new Set(asked)]);
    // React would report differences from the server's HTML on the console, which stays clean.
  });
}

test("the footer of a person's pages does not jump while they load on a phone", async ({ page, enterAs }) => {
  await enterAs('creator');
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/dashboard/media', '/dashboard/resources']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').locator('[role=status][aria-busy=true]')).toHaveCount(0);
    expect(await layoutShift(page), path).toBeLessThan(0.05);
  }
});

test('a page that the browser makes has its menus from the start, whatever the other sections are doing', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin');
  // The public pages' section does not answer.
  await page.route(/:3001\/current\.json/, () => undefined);
  for (const path of ['/dashboard', '/admin']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    for (const name of ['Cursuri', 'Panou', 'Administrare'])
      await expect(page.getByRole('banner').getByRole('link', { name, exact: true })).toBeVisible();
    expect(await layoutShift(page)).toBeLessThan(0.02);
  }
});

test('every page of the list for search engines is rendered, in the language of its address', async ({ request }) => {
  const addresses = await listedAddresses(request);
  expect(addresses.length).toBeGreaterThan(8);
  for (const address of addresses) {
    const text = await (await request.get(address)).text();
    expect(text, address).toContain('id="first-view"');
    expect(text, address).toContain(
      new URL(address).pathname.startsWith('/en') ? '<html lang="en"' : '<html lang="ro"',
    );
    expect(text, address).toContain(`rel="canonical" href="${address}"`);
  }
});

test('what does not exist is said by the first answer', async ({ request }) => {
  for (const path of ['/courses/nope', '/en/resources/nope', '/experts/nope', '/nu/exista']) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toMatch(/Pagina nu a fost găsită|Page not found/i);
  }
});

test('search engines are told of public pages in both languages, and to leave private ones alone', async ({
  request,
}) => {
  const addresses = await listedAddresses(request);
  expect(addresses).toContain('http://localhost:3000/en/courses');
  for (const path of ['/courses/python-first-steps', '/en/experts/demo-expert', '/experts/demo-expert']) {
    expect(addresses).toContain(`http://localhost:3000${path}`);
  }
  const robots = await (await request.get('/robots.txt')).text();
  for (const path of ['/dashboard', '/en/admin', '/cors-test']) expect(robots).toContain(`Disallow: ${path}\n`);
});
