import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { turnTo } from '../support/page/turn-to.ts';
import { there } from '../support/there.ts';
import {
  countDocuments,
  expect,
  goTo,
  heading,
  isServed,
  keepPage,
  passAnHour,
  sectionOf,
  test,
  updateIsPending,
} from './support/test.ts';

/** One hash over names and bytes of all files of a folder. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const file of globSync('**/*', { cwd: folder }).sort()) {
    const full = path.join(folder, file);
    if (statSync(full).isFile()) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

test('a section that goes live changes no byte of the shell and the other sections', async ({ page, site }) => {
  const others = () => (['shell', 'mf-dashboard', 'mf-admin'] as const).map((name) => fingerprint(site.folder(name)));
  const before = others();
  const own = fingerprint(site.folder('mf-public'));
  site.deploy('mf-public', 'next1');
  expect(others()).toEqual(before);
  expect(fingerprint(site.folder('mf-public')), 'the section itself has changed').not.toBe(own);
  await isServed(site);

  await page.goto('/courses');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
});

test('a new visitor gets it on the next load, and the previous release on the load after rolling back', async ({
  page,
  site,
}) => {
  const first = site.pointer('mf-public').stable.buildId;
  await page.goto('/courses');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', first);
  site.deploy('mf-public', 'next1');
  await isServed(site);
  await page.reload();
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
  site.release('mf-public', 'rollback');
  await isServed(site);
  await page.reload();
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', first);
});

test('an open tab gets it on its next navigation after it has asked, twice in one tab, and goes back likewise', async ({
  page,
  site,
}) => {
  const first = site.pointer('mf-public').stable.buildId;
  await page.clock.install();
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();

  site.deploy('mf-public', 'next1');
  await goTo(page, 'Experți');
  await expect(heading(page, 'Experți')).toBeVisible();
  await expect(sectionOf(page, 'mf_public'), 'not before it has asked').toHaveAttribute('data-build', first);

  const documents = countDocuments(page);
  await passAnHour(page);
  await updateIsPending(page);
  await goTo(page, 'Resurse');
  await expect(heading(page, 'Resurse')).toBeVisible();
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
  expect(documents()).toBe(1);

  site.deploy('mf-public', 'next2');
  await passAnHour(page);
  await updateIsPending(page);
  await goTo(page, 'Cursuri');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next2');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  expect(documents()).toBe(2);

  site.release('mf-public', 'rollback');
  await passAnHour(page);
  await updateIsPending(page);
  await goTo(page, 'Experți');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
  await expect(heading(page, 'Experți')).toBeVisible();
  expect(documents()).toBe(3);

  await passAnHour(page);
  // The browser follows a link of a page that rests by itself.
  await turnTo(page);
  await goTo(page, 'Cursuri');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  expect(documents(), 'no news, no document').toBe(3);
});

test('a cached page does not bring an open tab a release that the tab knows was withdrawn', async ({ page, site }) => {
  await page.clock.install();
  await keepPage(page, '/experts');
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  site.deploy('mf-public', 'next1');
  await passAnHour(page);
  await updateIsPending(page);
  await goTo(page, 'Experți');
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
  await expect(heading(page, 'Experți')).toBeVisible();
});

test('a section that no page has used yet is taken over without a document load', async ({ page, site, signIn }) => {
  await page.clock.install();
  await signIn('learner');
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  site.deploy('mf-dashboard', 'next1');
  const pointer = page.waitForResponse('http://localhost:3002/r/next1/release.json');
  await passAnHour(page);
  await pointer;
  const documents = countDocuments(page);
  await page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Panou' }).click();
  await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', 'next1');
  expect(documents()).toBe(0);
});

test('a page that came with a newer release is found by a tab that has never heard of it', async ({ page, site }) => {
  const withoutCourse = {
    release: ({ routes }: { routes: { id: string }[] }) => ({
      routes: routes.filter(({ id }) => id !== 'course') as never,
    }),
  };
  const course = page.getByRole('main').getByRole('link', { name: 'Scrisul de mână, regăsit', exact: true });
  site.deploy('mf-public', 'next1', withoutCourse);
  await isServed(site);
  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  await course.click();
  await expect(heading(page, 'Pagina nu a fost găsită')).toBeVisible();

  await page.goto('/courses');
  await expect(heading(page, 'Cursuri')).toBeVisible();
  site.release('mf-public', 'rollback');
  await isServed(site);
  await course.click();
  await expect(heading(page, 'Scrisul de mână, regăsit')).toBeVisible();
});

test('a canary reaches its share of the visitors, the same ones on every load', async ({ browser, site }) => {
  const stable = site.pointer('mf-public').stable.buildId;
  site.deploy('mf-public', 'next1', {}, '--percent', '50');
  await isServed(site);
  const builds = new Set<string | null>();
  // Visitor ids on both sides of the share: the id alone decides which release a visitor gets.
  for (const visitor of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const context = await browser.newContext();
    await context.addInitScript((id) => localStorage.setItem('cursiv:visitor', id), visitor);
    const page = await context.newPage();
    await page.goto('/courses');
    // The first answer is the same for all; only the browser knows its visitor.
    await expect(page.locator('html')).toHaveAttribute('data-auth-hydrated', 'true');
    const build = await sectionOf(page, 'mf_public').getAttribute('data-build');
    await page.reload();
    await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', there(build));
    builds.add(build);
    await context.close();
    if (builds.size === 2) break;
  }
  expect([...builds].sort()).toEqual(['next1', stable].sort());
});

test('a build id is never given to other bytes', async ({ site }) => {
  site.assemble('mf-public', 'next1');
  site.assemble('mf-public', 'next1');
  expect(() => site.assemble('mf-public', 'next1', { code: (_, text) => `${text}\n` })).toThrow(
    'release next1 exists with other bytes and is never overwritten',
  );
});
