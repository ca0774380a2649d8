import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { whatRuns } from '../support/backend/one-of-each.ts';
import { emailOf } from '../support/test.ts';
import type { SkewSite } from './support/skew-site.ts';
import { BUNDLERS, StockBuild } from './support/stock-build.ts';
import { countDocuments, expect, heading, sectionOf, startsDeployedShell, test, watchHashes } from './support/test.ts';

const ORIGIN = 'http://localhost:3002';
const UNAVAILABLE = 'Această parte a site-ului nu răspunde';

for (const bundler of BUNDLERS) {
  test.describe(`a section built by ${bundler} with Module Federation's own runtime`, () => {
    let build: StockBuild;
    test.beforeAll(() => {
      build = new StockBuild(bundler);
    });
    test.afterAll(() => build.remove());

    async function deploy(page: Page, site: SkewSite): Promise<void> {
      site.assembleBuild('mf-dashboard', build.folder);
      site.release('mf-dashboard', 'promote', '--id', build.id);
      const served = async () => (await page.request.get('/dashboard')).text();
      await expect.poll(served).toContain(`"buildId":"${build.id}"`);
    }

    test('runs in a shell that was built before it', async ({ page, site, enterAs }) => {
      await site.down('shell');
      site.goBackInTime('shell');
      await site.up('shell');
      await startsDeployedShell(site);
      await deploy(page, site);
      await enterAs('learner');
      await page.goto('/dashboard');
      await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', build.id);
      await expect(page.getByText(`/dashboard ${emailOf('learner')}`)).toBeVisible();
      expect((await whatRuns(page)).renderers, 'copies of React').toBe(1);
    });

    test("shares the page's one React, router, language, session and Firebase", async ({ page, site, enterAs }) => {
      await deploy(page, site);
      await enterAs('learner');
      await page.goto('/dashboard');
      await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', build.id);
      await expect(heading(page, 'Panou cu alte unelte')).toBeVisible();
      await expect(page.getByText(`Salut, ${emailOf('learner')}!`)).toBeVisible();
      await expect(page.getByText(`/dashboard ${emailOf('learner')}`)).toBeVisible();
      await page.getByRole('button', { name: 'Apasă' }).dblclick();
      await expect(page.getByText('2 apăsări')).toBeVisible();

      const documents = countDocuments(page);
      await page.getByRole('link', { name: 'English' }).click();
      await expect(heading(page, 'Dashboard by other tools')).toBeVisible();
      await expect(page.getByText('pressed 2 times')).toBeVisible();
      await page.getByRole('link', { name: 'To the courses' }).click();
      await expect(heading(page, 'Courses')).toBeVisible();
      expect(documents()).toBe(0);
      expect((await whatRuns(page)).renderers, 'copies of React').toBe(1);
    });

    test('loads no file that does not carry its hash', async ({ page, site, enterAs }) => {
      await deploy(page, site);
      await enterAs('learner');
      const hashes = await watchHashes(page, ORIGIN);
      await page.goto('/dashboard');
      await expect(heading(page, 'Panou cu alte unelte')).toBeVisible();
      const seen = await hashes();
      expect(seen.filter(([url = '']) => url.endsWith('.css'))).toHaveLength(1);
      expect(seen.length).toBeGreaterThan(3);
      expect(seen.filter(([, integrity = '']) => !integrity.startsWith('sha384-'))).toEqual([]);
    });

    for (const isOfKind of [/^remoteEntry/, /^__federation_expose/, /^\d+\.js$/]) {
      test(`is not run when a file like ${isOfKind.source} was changed`, async ({ page, site, enterAs, problems }) => {
        await deploy(page, site);
        await enterAs('learner');
        const files = Object.keys(build.release.integrity).filter((file) => isOfKind.test(file));
        for (const file of files) {
          appendFileSync(path.join(site.folder('mf-dashboard'), 'r', build.id, file), '\nwindow.isTampered=true;');
        }
        await page.goto('/dashboard');
        await expect(heading(page, UNAVAILABLE)).toBeVisible();
        expect(await page.evaluate(() => 'isTampered' in window)).toBe(false);
        // The browser itself logs its refusals.
        problems.length = 0;
      });
    }
  });
}
