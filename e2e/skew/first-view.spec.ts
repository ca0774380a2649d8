import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { Change } from './support/next-build.ts';
import type { SkewSite } from './support/skew-site.ts';
import { expect, sectionOf, test } from './support/test.ts';

/** Different code for the server; browsers load none of it. */
const onTheServer = (code: string): Change => ({
  code: (file, text) => (file.startsWith('server/') ? code : text),
});

const signatureIn = (site: SkewSite, section: string, build: string) =>
  path.join(site.folder(section), 'r', build, 'release.sig');

/** Waits until the server leaves a page to the browser, which makes it with the live build. */
async function isMadeByBrowser(page: Page, address: string, title: string, build: string): Promise<void> {
  await expect.poll(async () => (await page.request.get(address)).text()).not.toContain('id="first-view"');
  await page.goto(address);
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', build);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}

test('a release whose code for the server is broken is made by the browser alone', async ({ page, site }) => {
  site.deployUnchecked('mf-public', 'next1', onTheServer('throw new Error("broken")'));
  await isMadeByBrowser(page, '/courses', 'Cursuri', 'next1');
  await isMadeByBrowser(page, '/en/experts', 'Experts', 'next1');
});

test('a release that nobody has signed is made by the browser alone, and rendered once it is signed', async ({
  page,
  site,
}) => {
  site.deployUnchecked('mf-public', 'next1');
  rmSync(signatureIn(site, 'mf-public', 'next1'));
  await isMadeByBrowser(page, '/courses', 'Cursuri', 'next1');
  site.release('mf-public', 'sign', '--id', 'next1');
  await expect.poll(async () => (await page.request.get('/courses')).text()).toContain('id="first-view"');
});

test('the signature of another release lets nothing run on the server', async ({ page, site }) => {
  const { buildId } = site.pointer('mf-public').stable;
  const signature = readFileSync(signatureIn(site, 'mf-public', buildId));
  site.deployUnchecked('mf-public', 'next1');
  writeFileSync(signatureIn(site, 'mf-public', 'next1'), signature);
  await isMadeByBrowser(page, '/courses', 'Cursuri', 'next1');
});

test('a release that hangs on the server is made by the browser, and the pages of others are there meanwhile', async ({
  page,
  site,
}) => {
  site.deployUnchecked('mf-public', 'next1', onTheServer('for (;;);'));
  await isMadeByBrowser(page, '/courses', 'Cursuri', 'next1');
  const hanging = page.request.get('/experts');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await (await hanging).text()).not.toContain('id="first-view"');
});
