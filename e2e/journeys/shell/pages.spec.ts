import type { Page } from '@playwright/test';
import { store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { layoutShift } from '../../support/page/layout-shift.ts';
import { badTargets } from '../../support/page/targets.ts';
import { watched, watchPolicy } from '../../support/page/watch-policy.ts';
import { addressIn, ROUTES, type SiteRoute } from '../../support/routes.ts';
import { expect, test } from '../../support/test.ts';

/** A window of 640 px at 200 % zoom, and a phone: both have 320 px. */
const PHONE = { width: 320, height: 640 };
/** A window of 1280 by 800 at 200 % zoom, which has half of its pixels. */
const ENLARGED = { width: 640, height: 400 };
const DESKTOP = { width: 1280, height: 800 };

const EVERYBODY = [...new Set(ROUTES.map(({ account }) => account))];
const NOW = new Date();
/** What a certificate's page shows; nobody's, and signed by nobody. */
const CERTIFICATE = {
  ...{ uid: 'nobody', courseId: 'statistics-in-the-news', courseVersion: 1, learnerName: 'Ștefania Țurcanu' },
  ...{ courseTitle: { ro: 'Statistica din știri' }, status: 'valid', reissue: 0, credential: '{}' },
  ...{ issuedAt: NOW, updatedAt: NOW },
};
test.beforeAll(({ request }) => store(request, 'certificates/example', CERTIFICATE));

/** The number of pages in one test, so that two browsers share the work evenly. */
const SHARE = 5;

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** The routes to be tested with an account, split into shares. */
function sharesOf(account: SiteRoute['account']): SiteRoute[][] {
  const routes = ROUTES.filter((route) => route.account === account);
  return routes.flatMap((_, index) => (index % SHARE === 0 ? [routes.slice(index, index + SHARE)] : []));
}

/** The violations that axe finds, including best practices; a theme can only change contrast. */
async function objections(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const axe = new AxeBuilder({ page });
  const { violations } = await (colorScheme === 'light' ? axe : axe.withRules('color-contrast')).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
}

/** The page has loaded in its language, with one heading and a title, and nothing is still loading. */
async function expectWhole(page: Page, locale: 'ro' | 'en', address: string): Promise<void> {
  await expect(page.locator('html'), address).toHaveAttribute('lang', locale);
  // The section's own page: an error screen would stand outside any section's build.
  await expect(page.locator('[data-build]').getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 }), address).toHaveCount(1);
  await expect(page.locator('[aria-busy="true"]'), address).toHaveCount(0);
  await expect(page, address).toHaveTitle(/ · Cursiv$/);
  await expect(page, address).toHaveURL(address);
}

/** The admin layout has its navigation beside the page; the default layout has none. */
async function expectLayout(page: Page, { layout }: SiteRoute, address: string): Promise<void> {
  const beside = page
    .getByRole('navigation', { name: /^(Administrare|Administration)$/ })
    .and(page.locator(':not(main *)'));
  await expect(beside, address).toHaveCount(layout === 'admin' ? 1 : 0);
}

/**
 * Presses Tab from the beginning of the page's own content until the focus is among the footer's links, of which there
 * are at least as many as presses between checks.
 */
async function tabThrough(page: Page): Promise<void> {
  await page.locator('#main').focus();
  const footer = page.getByRole('contentinfo');
  for (let looks = 0; looks < 150; looks++) {
    for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Tab');
    if (await footer.evaluate((element) => element.contains(document.activeElement))) return;
  }
  throw new Error(`the focus does not reach the end of ${page.url()}`);
}

async function checkAccess(page: Page, address: string): Promise<void> {
  expect.soft(await objections(page, 'light'), `${address}, light`).toEqual([]);
  expect.soft(await objections(page, 'dark'), `${address}, dark`).toEqual([]);
  await tabThrough(page);
}

/** A page settles after its window has changed: what was measured around it is drawn once more. */
const soon = (measure: () => Promise<number>, message: string) =>
  expect.configure({ soft: true }).poll(measure, { message });

/** Nothing is cut off or too small to touch on a small screen; ends on a phone. */
async function checkSmall(page: Page, address: string): Promise<void> {
  await page.setViewportSize(ENLARGED);
  await soon(() => overflow(page), `${address} enlarged`).toBeLessThanOrEqual(0);
  await page.setViewportSize(PHONE);
  await soon(() => overflow(page), `${address} on a phone`).toBeLessThanOrEqual(0);
  expect.soft(await badTargets(page), `${address} on a phone`).toEqual([]);
}

/** The page in Romanian, loaded from its address. */
async function checkLoaded(page: Page, route: SiteRoute): Promise<void> {
  const address = route.example;
  await page.setViewportSize(DESKTOP);
  const response = await page.goto(address);
  expect(response?.headers()['content-security-policy'], address).toContain("default-src 'none'");
  await expectWhole(page, 'ro', address);
  expect.soft(await layoutShift(page), `${address} moves while it loads`).toBeLessThan(0.02);
  await expectLayout(page, route, address);
  await checkAccess(page, address);
  await checkSmall(page, address);
}

/** The open page in English. Structure, colours and the order of the focus are the same; words and their lengths are not. */
async function checkInEnglish(page: Page, route: SiteRoute): Promise<void> {
  const address = addressIn('en', route.example);
  await page.setViewportSize(DESKTOP);
  await page.getByRole('banner').getByRole('link', { name: 'EN: English' }).click();
  await expectWhole(page, 'en', address);
  await expectLayout(page, route, address);
  await checkSmall(page, address);
}

for (const account of EVERYBODY) {
  sharesOf(account).forEach((share, index) => {
    test(`pages of ${account ?? 'a visitor'}, ${index + 1}: whole, within the policy, accessible light and dark, by keyboard and on a phone, in both languages`, async ({
      page,
      enterAs,
    }) => {
      await watchPolicy(page);
      if (account) await enterAs(account);
      for (const route of share) {
        await test.step(route.example, async () => {
          await checkLoaded(page, route);
          await checkInEnglish(page, route);
          expect((await watched(page)).violations, route.example).toEqual([]);
        });
      }
    });
  });
}

test('the page of the design system is in development builds only', async ({ page, problems }) => {
  const response = await page.goto('/design');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible();
  problems.length = 0;
});
