import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { there } from '../support/there.ts';
import {
  countDocuments,
  expect,
  goTo,
  heading,
  isServed,
  isToldOf,
  keepPage,
  passAnHour,
  sectionOf,
  test,
  updateIsPending,
} from './support/test.ts';

const UNAVAILABLE = 'Această parte a site-ului nu răspunde';
const INCOMPATIBLE = 'Această parte a site-ului se actualizează';
const CRASHED = 'Această pagină s-a oprit';
const DISABLED = 'Această parte a site-ului este oprită acum';

const needsNewReact = { release: () => ({ requires: { react: { version: '99.0.0', names: ['use'] } } }) };
/** In the browser alone: the server renders it, and its pages arrive. */
const breaksAtStart = {
  code: (file: string, text: string) =>
    file.startsWith('server/') ? text : text.replace(/id:"mf_public"/, 'id:(()=>{throw new Error("broken build")})()'),
};

// The browser and the site log the failures that this test causes.
test.afterEach(async ({ page, problems }) => {
  await page.close();
  problems.length = 0;
});

test('offline, a page whose code is not there yet says so, and opens by itself when the connection is back', async ({
  page,
  context,
}) => {
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  const documents = countDocuments(page);
  await context.setOffline(true);
  await goTo(page, 'Experți');
  await expect(page.getByText(/Nu există conexiune/)).toBeVisible();
  await context.setOffline(false);
  await expect(heading(page, 'Experți')).toBeVisible();
  expect(documents()).toBe(0);
});

for (const kind of ['remoteEntry', '__federation_expose']) {
  test(`a missing file (${kind}) reloads once, then the panel stands until a retry finds it`, async ({
    page,
    site,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(request.url()));
    await page.goto('/courses');
    await expect(heading(page, 'Cursuri')).toBeVisible();
    const { pathname } = new URL(there(files.find((url) => url.includes(':3001/r/') && url.includes(kind))));
    const file = path.join(site.folder('mf-public'), pathname);
    renameSync(file, `${file}.gone`);

    const visitor = await page.context().browser()?.newPage({ locale: 'ro-RO' });
    if (!visitor) throw new Error('no browser');
    const documents = countDocuments(visitor);
    const failed: string[] = [];
    visitor.on('response', (response) => response.status() === 404 && failed.push(response.url()));
    await visitor.goto('http://localhost:3000/courses');
    await expect(visitor.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
    // Who only reads goes on reading.
    await visitor.mouse.wheel(0, 200);
    await expect.poll(() => failed.some((url) => url.includes(kind))).toBe(true);
    await expect(heading(visitor, 'Cursuri')).toBeVisible();
    expect(documents()).toBe(1);
    await visitor.getByRole('main').getByRole('searchbox').fill('somn');
    await expect.poll(documents).toBe(2);
    await isToldOf(visitor, UNAVAILABLE);
    expect(documents()).toBe(2);
    renameSync(`${file}.gone`, file);
    await visitor.getByRole('button', { name: 'Încearcă din nou' }).click();
    await expect(heading(visitor, 'Cursuri')).toBeVisible();
    expect(documents()).toBe(2);
    await visitor.close();
  });
}

test('a release that this shell cannot run is refused before it goes live', async ({ site }) => {
  site.assemble('mf-public', 'next1', needsNewReact);
  expect(() => site.release('mf-public', 'promote', '--id', 'next1')).toThrow(
    'needs react 99.0.0, the shell has 19.3.1',
  );
});

test('a release that this shell cannot run shows as being updated to a visitor who has no older one', async ({
  page,
  site,
}) => {
  site.deployUnchecked('mf-public', 'next1', needsNewReact);
  await isServed(site);
  const document = async () => (await page.request.get('/en/courses')).text();
  expect(await document(), 'the server does not render it either').not.toContain('id="first-view"');
  await page.goto('/en/courses');
  await expect(heading(page, 'This part of the site is being updated')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main navigation' })).toBeVisible();
  site.release('mf-public', 'rollback');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page, 'Courses')).toBeVisible();
});

test('a visitor who has seen an older release continues with it', async ({ page, site }) => {
  const first = site.pointer('mf-public').stable.buildId;
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  site.deployUnchecked('mf-public', 'next1', needsNewReact);
  await isServed(site);
  await page.reload();
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', first);
});

test('a release that breaks as it starts gives way to the last one that worked', async ({ page, site }) => {
  const first = site.pointer('mf-public').stable.buildId;
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  site.deploy('mf-public', 'next1', breaksAtStart);
  await isServed(site);
  const documents = countDocuments(page);
  await page.goto('/courses');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', first);
  await expect(heading(page, 'Cursuri')).toBeVisible();
  expect(documents(), 'itself and one reload').toBe(2);
});

test('a release that breaks as it starts shows its panel to a new visitor, once and without a loop', async ({
  page,
  site,
}) => {
  site.deploy('mf-public', 'next1', breaksAtStart);
  await isServed(site);
  const documents = countDocuments(page);
  await page.goto('/courses');
  await expect(heading(page, CRASHED)).toBeVisible();
  expect(documents()).toBe(1);
});

test('a page that crashes is reported, and takes neither the shell nor the other pages of its section', async ({
  page,
  site,
}) => {
  const experts = /[,{]experts:\{[^}]*?page:\(\)=>/;
  site.deploy('mf-public', 'next1', {
    code: (_, text) =>
      text.replace(experts, (start) => `${start}Promise.resolve({default(){throw new Error("crash")}})||`),
  });
  await isServed(site);
  const reported = page.waitForRequest('**/reports');
  await page.goto('/experts');
  await expect(heading(page, CRASHED)).toBeVisible();
  expect(JSON.parse(there((await reported).postData()))).toMatchObject({
    message: 'crash',
    page: '/experts',
    builds: { mf_public: 'next1' },
  });
  await goTo(page, 'Cursuri');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(heading(page, 'Courses')).toBeVisible();
});

test('without a pointer the last release that worked runs, and the server goes on with the one it knows', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  rmSync(path.join(site.folder('mf-public'), 'current.json'));
  await page.reload();
  await expect(heading(page, 'Cursuri')).toBeVisible();

  const visitor = await browser.newPage({ locale: 'ro-RO' });
  await visitor.goto('http://localhost:3000/courses');
  await expect(heading(visitor, 'Cursuri')).toBeVisible();
  await visitor.close();
});

test('a section that is switched off shows its message in both languages, and its code is not fetched', async ({
  page,
  site,
}) => {
  site.registry('mf-public', 'disable', '--ro', 'Revenim la ora 14.', '--en', 'Back at 2 pm.');
  await isServed(site);
  const code: string[] = [];
  page.on('request', (request) => {
    if (/localhost:3001\/r\/.*\.(js|css)$/.test(request.url())) code.push(request.url());
  });
  await page.goto('/courses');
  await expect(heading(page, DISABLED)).toBeVisible();
  await expect(page.getByText('Revenim la ora 14.')).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Cursuri' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('Back at 2 pm.')).toBeVisible();
  expect(code).toEqual([]);
});

test('switching a section off reaches an open tab at its next navigation after it has asked, whatever a cache has kept', async ({
  page,
  site,
}) => {
  await page.clock.install();
  await keepPage(page, '/experts');
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  site.registry('mf-public', 'disable', '--ro', 'Revenim la ora 14.', '--en', 'Back at 2 pm.');
  await passAnHour(page);
  await updateIsPending(page);
  await goTo(page, 'Experți');
  await expect(page.getByText('Revenim la ora 14.')).toBeVisible();
  await expect(page).toHaveURL('/experts');
});

test('a raised minimum contract ends older releases, in open tabs too', async ({ page, site }) => {
  await page.clock.install();
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  await keepPage(page, '/experts');
  expect(() => site.registry('mf-public', 'min-contract', '3.99')).toThrow('older than the registry allows');
  site.registerUnchecked('mf-public', { minContract: { major: 3, minor: 99 } });
  await passAnHour(page);
  await updateIsPending(page);
  await goTo(page, 'Experți');
  await expect(heading(page, INCOMPATIBLE)).toBeVisible();
});

test('a pinned release runs whatever the pointer says, for as long as it is pinned', async ({ page, site }) => {
  const first = site.pointer('mf-public').stable.buildId;
  site.deploy('mf-public', 'next1');
  site.registry('mf-public', 'pin', first);
  await isServed(site);
  await page.goto('/courses');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', first);
  site.registry('mf-public', 'unpin');
  await isServed(site);
  await page.goto('/courses');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
});

test('a section that is absent leaves the others at work', async ({ page, site, enterAs }) => {
  await enterAs('learner');
  await site.down('mf-dashboard');
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  await page.goto('/dashboard');
  await expect(heading(page, UNAVAILABLE)).toBeVisible();
});

test('a shell that cannot load its own code says so in both languages, without a loop', async ({ page }) => {
  const documents = countDocuments(page);
  await page.route('http://localhost:3000/assets/*.js', (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Cursiv nu a putut porni' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cursiv could not start' })).toBeVisible();
  expect(documents()).toBe(2);
});
