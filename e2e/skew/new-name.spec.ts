import { LATER, LaterBuilds, NEW_NAME } from './support/later-builds.ts';
import type { SkewSite } from './support/skew-site.ts';
import { expect, heading, isServed, sectionOf, startsDeployedShell, test } from './support/test.ts';

const INCOMPATIBLE = 'Această parte a site-ului se actualizează';
const CRASHED = 'Această pagină s-a oprit';
const MISSING = `needs ${NEW_NAME} of @cursiv/shared-router, the shell has none`;

let later: LaterBuilds;
test.beforeAll(() => {
  later = new LaterBuilds();
});
test.afterAll(() => later.remove());

// What is made to fail here the browser and the site log.
test.afterEach(async ({ page, problems }) => {
  await page.close();
  problems.length = 0;
});

/** Puts a shell in the place of the site's; it reads its document when it starts. */
async function deployShell(site: SkewSite, replace: () => void): Promise<void> {
  await site.down('shell');
  replace();
  await site.up('shell');
}

test.describe('a section built later, with a name that a facade did not have', () => {
  test('is refused before it goes live in the older shell, with the name', async ({ site }) => {
    await deployShell(site, () => site.goBackInTime('shell'));
    site.assembleBuild('mf-public', later.folder('mf-public'));
    expect(() => site.release('mf-public', 'verify', '--id', LATER)).toThrow(MISSING);
    expect(() => site.release('mf-public', 'promote', '--id', LATER)).toThrow(MISSING);
  });

  test('is being updated in the older shell, should it be live all the same', async ({ page, site }) => {
    await deployShell(site, () => site.goBackInTime('shell'));
    site.assembleBuild('mf-public', later.folder('mf-public'), '--live');
    await startsDeployedShell(site);
    await isServed(site);
    expect(await (await page.request.get('/courses')).text()).not.toContain('id="first-view"');
    await page.goto('/courses');
    await expect(heading(page, INCOMPATIBLE)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Contul tău' })).toBeVisible();
  });

  test('would crash there if its release did not say what it uses', async ({ page, site }) => {
    await deployShell(site, () => site.goBackInTime('shell'));
    site.assembleBuild('mf-public', later.folder('mf-public'), '--live');
    site.deploy('mf-public', 'silent', {
      release: () => ({ requires: {} }),
    });
    await startsDeployedShell(site);
    await isServed(site);
    await page.goto('/courses');
    await expect(heading(page, CRASHED)).toBeVisible();
  });

  test('goes live and runs in a shell that has the name', async ({ page, site }) => {
    await deployShell(site, () => site.replaceShell(later.folder('shell')));
    site.assembleBuild('mf-public', later.folder('mf-public'));
    site.release('mf-public', 'promote', '--id', LATER);
    await startsDeployedShell(site);
    await isServed(site);
    await page.goto('/courses');
    await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', LATER);
    await expect(heading(page, 'Cursuri')).toBeVisible();
  });
});
