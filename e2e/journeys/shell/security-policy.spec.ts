import type { Page } from '@playwright/test';
import { watched, watchPolicy } from '../../support/page/watch-policy.ts';
import { expect, test } from '../../support/test.ts';

/** The same files at an address that the policy does not name. */
const FOREIGN = 'http://127.0.0.1:3001';

/** Injects code into the page as an attacker would; each part that runs leaves its name. */
const attack = (page: Page) =>
  page.evaluate((foreign) => {
    const { hits } = (globalThis as unknown as { watched: { hits: string[] } }).watched;
    const script = document.createElement('script');
    script.textContent = 'watched.hits.push("script")';
    document.body.append(script);
    const image = document.createElement('div');
    image.innerHTML = `<img src="data:," onerror="watched.hits.push('handler')">`;
    document.body.append(image);
    const link = document.createElement('a');
    link.setAttribute('href', 'javascript:watched.hits.push("address")');
    document.body.append(link);
    link.click();
    const base = document.createElement('base');
    base.href = foreign;
    document.head.prepend(base);
    if (document.baseURI.startsWith(foreign)) hits.push('base');
    base.remove();
    const style = document.createElement('style');
    style.textContent = '#main { order: 7 }';
    document.head.append(style);
    const main = document.getElementById('main');
    if (main && getComputedStyle(main).order === '7') hits.push('style');
    // Outside this call, because the browser's tools bypass the policy.
    setTimeout(() => {
      try {
        // biome-ignore lint/security/noGlobalEval: what the policy has to stop
        eval('watched.hits.push("eval")');
      } catch {
        // Refused, as it should be.
      }
    });
  }, FOREIGN);

const submitForeignForm = (page: Page) =>
  page.evaluate((foreign) => {
    const form = document.createElement('form');
    form.action = `${foreign}/current.json`;
    document.body.append(form);
    form.submit();
  }, FOREIGN);

const ALL_HITS = ['address', 'base', 'eval', 'handler', 'script', 'style'];

test('what is put into a page does not run, and the site’s log hears of it', async ({ page, problems }) => {
  const reported = page.waitForResponse('**/reports');
  await watchPolicy(page);
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await attack(page);
  await submitForeignForm(page);
  const refused = ['base-uri', 'form-action', 'script-src', 'script-src-attr', 'script-src-elem', 'style-src-elem'];
  const directives = async () => (await watched(page)).violations.map((violation) => violation.split(' ')[0]);
  await expect.poll(async () => [...new Set(await directives())].sort()).toEqual(refused);
  expect((await watched(page)).hits).toEqual([]);
  expect(await page.evaluate(() => location.pathname)).toBe('/courses');
  expect((await reported).status()).toBe(204);
  problems.length = 0;
});

test('a script of an origin that the policy does not name does not run', async ({ page, request, problems }) => {
  const { stable } = await (await request.get('http://localhost:3001/current.json')).json();
  const release = await (await request.get(`http://localhost:3001/r/${stable.buildId}/release.json`)).json();
  const file = `/r/${stable.buildId}/${release.manifest.metaData.remoteEntry.name}`;
  await page.goto('/courses');
  const load = (origin: string) =>
    page.evaluate(
      (src) =>
        new Promise((resolve) => {
          const script = document.createElement('script');
          script.onload = () => resolve('loaded');
          script.onerror = () => resolve('refused');
          script.src = src;
          document.head.append(script);
        }),
      origin + file,
    );
  expect(await load('http://localhost:3001')).toBe('loaded');
  expect(await load(FOREIGN)).toBe('refused');
  problems.length = 0;
});

test.describe('without the policy', () => {
  test.use({ bypassCSP: true });
  test('the same attack succeeds, so the policy is what stops it', async ({ page, problems }) => {
    await watchPolicy(page);
    await page.goto('/courses');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await attack(page);
    await expect.poll(async () => (await watched(page)).hits.sort()).toEqual(ALL_HITS);
    await submitForeignForm(page);
    await page.waitForURL(`${FOREIGN}/current.json?`);
    problems.length = 0;
  });
});

test('a build for visitors takes no section from an address that a link names', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await page.goto('/courses?mf=mf_public@http://localhost:3101');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(asked).not.toContain('http://localhost:3101');
  expect(asked).toContain('http://localhost:3001');
  expect(await page.evaluate(() => sessionStorage.getItem('cursiv:overrides'))).toBeNull();
});
