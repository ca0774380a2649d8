import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '@cursiv/shared-platform';
import type { Page } from '@playwright/test';
import { keepOpenCourse } from '../../support/page/kept-course.ts';
import type { SkewSite } from '../support/skew-site.ts';
import { expect, sectionOf, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

const COURSE = '/dashboard/courses/spreadsheets-that-answer';

const liveBuild = (site: SkewSite) => site.pointer('mf-dashboard').stable.buildId;

/** The builds of the dashboard that the device keeps whole for a time without a connection. */
const keptBuilds = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of (await caches.keys()).filter((one) => one.startsWith('cursiv-site-'))) {
      const cache = await caches.open(name);
      const requests = (await cache.match('/whole')) ? await cache.keys() : [];
      found.push(...requests.flatMap(({ url }) => /\/r\/([^/]+)\/release\.json$/.exec(url)?.[1] ?? []));
    }
    return found;
  });

/** Opens the course while the site is out of reach; resolves once it runs. */
async function opensWithoutSite(page: Page, site: SkewSite, build: string): Promise<void> {
  await site.pause();
  await page.goto(COURSE);
  await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', build);
  await expect(page.getByRole('heading', { level: 1, name: /Tabele/ })).toBeVisible();
  await site.start();
}

test.beforeEach(async ({ enterAs }) => enterAs('learner'));

// Requests fail on purpose, and the browser says so. The page closes before the site stops.
test.afterEach(async ({ page, problems }) => {
  await page.close();
  problems.length = 0;
});

test('a deploy meanwhile does not break a kept course, which is brought up to date at the next visit', async ({
  page,
  site,
}) => {
  const before = liveBuild(site);
  await page.goto(COURSE);
  await keepOpenCourse(page);
  site.deploy('mf-dashboard', 'next1');
  await opensWithoutSite(page, site, before);
  await page.goto(COURSE);
  await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', 'next1');
  await expect.poll(() => keptBuilds(page), { timeout: 40_000 }).toEqual(['next1']);
  await opensWithoutSite(page, site, 'next1');
});

test('a release that was rolled back is not brought back by what is kept', async ({ page, site }) => {
  const before = liveBuild(site);
  site.deploy('mf-dashboard', 'next1');
  await page.goto(COURSE);
  await keepOpenCourse(page);
  expect(await keptBuilds(page)).toEqual(['next1']);
  site.release('mf-dashboard', 'rollback');
  await page.goto('/courses');
  await expect.poll(() => keptBuilds(page), { timeout: 40_000 }).toEqual([before]);
  await opensWithoutSite(page, site, before);
});

test('a file that is not what its hash says is not kept, and nothing else of its release', async ({ page, site }) => {
  site.deploy('mf-dashboard', 'next1');
  const folder = path.join(site.folder('mf-dashboard'), 'r/next1');
  const { integrity, firstView } = JSON.parse(readFileSync(path.join(folder, 'release.json'), 'utf8')) as ReleaseFile;
  const needed = new Set([...(firstView?.entry ?? []), ...(firstView?.pages.course ?? [])]);
  const other = firstView?.pages['edit-course']?.find((file) => file in integrity && !needed.has(file));
  appendFileSync(path.join(folder, other ?? 'none'), '\n// Not what was released.');
  await page.goto(COURSE);
  await page.getByRole('button', { name: /^Păstrează offline \(/ }).click();
  await expect(page.getByText('Cursul nu a putut fi păstrat')).toBeVisible({ timeout: 40_000 });
  expect(await keptBuilds(page)).toEqual([]);
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => /course/.test(name)))).toEqual([]);
});
