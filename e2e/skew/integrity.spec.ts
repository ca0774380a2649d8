import { appendFileSync } from 'node:fs';
import path from 'node:path';
import type { ReleaseFile } from '@cursiv/shared-platform';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { there } from '../support/there.ts';
import type { SkewSite } from './support/skew-site.ts';
import { expect, heading, isServed, isToldOf, sectionOf, test, watchHashes } from './support/test.ts';

const UNAVAILABLE = 'Această parte a site-ului nu răspunde';

// The browser itself logs its refusals.
test.afterEach(({ problems }) => {
  problems.length = 0;
});

/** Answers with the plain document, as where the server cannot render: the browser fetches and checks everything itself. */
const withoutRendering = (context: BrowserContext) =>
  context.route('http://localhost:3000/courses', (route) =>
    route.continue({ url: 'http://localhost:3000/document.html' }),
  );

/** The section's scripts and styles that one of its pages requests, by name within the release. */
async function filesOfCourses(page: Page): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /localhost:3001\/r\/[^/]+\/(.+\.(?:js|css))$/.exec(request.url())?.[1];
    if (file) files.push(file);
  });
  await withoutRendering(page.context());
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  return files;
}

/** Opens the page as a visitor with an empty cache. */
async function openAnew(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'ro-RO' });
  await withoutRendering(context);
  const page = await context.newPage();
  await page.goto('http://localhost:3000/courses');
  return page;
}

const entryOf = ({ manifest }: ReleaseFile) => manifest.metaData.remoteEntry.name;
const withoutEntry = (release: ReleaseFile) =>
  Object.fromEntries(Object.entries(release.integrity).filter(([file]) => file !== entryOf(release)));

const KINDS = {
  'the entry': (file: string) => file.startsWith('remoteEntry'),
  'the exposed module': (file: string) => file.startsWith('__federation_expose'),
  'a script that loads later': (file: string) => /^\d+\..*\.js$/.test(file),
  'a style that loads later': (file: string) => file.endsWith('.css'),
};

for (const [kind, isOfKind] of Object.entries(KINDS)) {
  test(`one byte changed in ${kind} ends in the section's panel, and nothing of it runs`, async ({
    page,
    browser,
    site,
  }) => {
    const file = there((await filesOfCourses(page)).find(isOfKind));
    const { buildId } = site.pointer('mf-public').stable;
    const addition = file.endsWith('.css') ? 'body{--tampered:1}' : '\nwindow.isTampered=true;';
    appendFileSync(path.join(site.folder('mf-public'), 'r', buildId, file), addition);

    const visitor = await openAnew(browser);
    await expect(heading(visitor, UNAVAILABLE)).toBeVisible();
    const traces = await visitor.evaluate(() => [
      'isTampered' in window,
      getComputedStyle(document.body).getPropertyValue('--tampered'),
    ]);
    expect(traces).toEqual([false, '']);
    await expect(visitor.getByRole('navigation', { name: 'Navigare principală' })).toBeVisible();
    expect(() => site.release('mf-public', 'verify')).toThrow(`${file} has other bytes than its hash`);
    await visitor.context().close();
  });
}

for (const where of ['rendered by the server', 'made in the browser']) {
  test(`every script and style of a section carries the hash it is checked against, in a page ${where}`, async ({
    page,
  }) => {
    if (where === 'made in the browser') await withoutRendering(page.context());
    const hashes = await watchHashes(page, 'http://localhost:3001');
    await page.goto('/courses');
    await expect(heading(page, 'Cursuri')).toBeVisible();
    const seen = await hashes();
    const isIn = (part: string) => seen.some(([url = '']) => url.includes(part));
    expect([isIn('remoteEntry'), isIn('.css')]).toEqual([true, where === 'made in the browser']);
    expect(seen.filter(([, integrity = '']) => !integrity.startsWith('sha384-'))).toEqual([]);
  });
}

/** Releases a build that the release tool refuses with the given words, and expects the failure panel. */
async function expectRefused(
  site: SkewSite,
  page: Page,
  change: Parameters<SkewSite['deployUnchecked']>[2],
  words: string | RegExp,
): Promise<void> {
  site.assemble('mf-public', 'next1', change);
  expect(() => site.release('mf-public', 'promote', '--id', 'next1')).toThrow(words);
  site.deployUnchecked('mf-public', 'next1', change);
  await isServed(site);
  await page.goto('/courses');
  await isToldOf(page, UNAVAILABLE);
  await expect(sectionOf(page, 'mf_public').locator('h1')).toHaveCount(0);
}

test('an entry without a hash is neither promoted nor run', async ({ page, site }) => {
  await expectRefused(site, page, { release: (release) => ({ integrity: withoutEntry(release) }) }, 'has no hash');
});

test('a later script without a hash is neither promoted nor run', async ({ page, site }) => {
  const forgetScripts = ({ integrity }: ReleaseFile) => ({
    integrity: Object.fromEntries(
      Object.entries(integrity).filter(([file]) => !KINDS['a script that loads later'](file)),
    ),
  });
  await expectRefused(site, page, { release: forgetScripts }, 'has no hash');
});

test('an entry at another address than the registry names is not run', async ({ page, site }) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (request.url().startsWith('http://localhost:3002/r/evil/')) foreign.push(request.url());
  });
  const elsewhere = ({ manifest, integrity }: ReleaseFile) => {
    const { name } = manifest.metaData.remoteEntry;
    const evil = `//localhost:3002/r/evil/${name}`;
    return {
      manifest: { ...manifest, metaData: { remoteEntry: { name: evil } } },
      integrity: { ...integrity, [evil]: there(integrity[name]) },
    };
  };
  site.deployUnchecked('mf-public', 'next1', { release: elsewhere });
  await isServed(site);
  await page.goto('/courses');
  await expect(heading(page, UNAVAILABLE)).toBeVisible();
  expect(foreign).toEqual([]);
});

test('a release file with other bytes than the pointer names is not read', async ({ page, browser, site }) => {
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  const { buildId } = site.pointer('mf-public').stable;
  appendFileSync(path.join(site.folder('mf-public'), 'r', buildId, 'release.json'), ' ');
  const visitor = await openAnew(browser);
  await expect(heading(visitor, UNAVAILABLE)).toBeVisible();
  await visitor.context().close();
});
