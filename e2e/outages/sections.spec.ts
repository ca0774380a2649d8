import { expect, test } from '../support/site.ts';

// The page closes before the site stops; these tests expect the browser's log lines about cut connections.
test.afterEach(async ({ page, problems }) => {
  await page.close();
  problems.length = 0;
});

const SECTION_WORKSPACES = [
  { origin: 'mf-public', path: '/courses', elsewhere: '/dashboard', title: 'Cursuri' },
  { origin: 'mf-dashboard', path: '/dashboard/courses', elsewhere: '/courses', title: 'Cursurile mele' },
  { origin: 'mf-admin', path: '/admin/users', elsewhere: '/courses', title: 'Utilizatori' },
] as const;

const UNAVAILABLE = 'Această parte a site-ului nu răspunde';

for (const { origin, path, elsewhere, title } of SECTION_WORKSPACES) {
  test(`with ${origin} down the rest works, and it comes back without a reload`, async ({ page, site, signIn }) => {
    await signIn('admin');
    await site.down(origin);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();

    await page.goto(elsewhere);
    await expect(page.locator('[data-build]').getByRole('heading', { level: 1 })).toBeVisible();

    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));
    await site.up(origin);
    await page.getByRole('button', { name: 'Încearcă din nou' }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
  });
}

test('a section that goes down while its page is open leaves the page standing', async ({ page, site }) => {
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await site.down('mf-public');
  await page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Intră în cont' }).click();
  await expect(page.getByRole('heading', { level: 1, name: UNAVAILABLE })).toBeVisible();
  await site.up('mf-public');
  await page.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Intră în cont' })).toBeVisible();
});

test('a home page whose section was down at the start says so, and comes when it is up', async ({
  page,
  site,
  signIn,
}) => {
  await signIn('learner');
  await site.down('mf-public');
  await page.goto('/en/dashboard');
  await expect(page.locator('[data-build]').getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Cursiv' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'This part of the site does not answer' })).toBeVisible();
  await expect(page).toHaveURL('/en');
  await site.up('mf-public');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.locator('[data-section="mf_public"]').getByRole('heading', { level: 1 })).toBeVisible();
});
