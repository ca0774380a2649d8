import { expectOneOfEach, whatRuns } from '../../../support/backend/one-of-each.ts';
import { expect, test } from '../../../support/test.ts';

const sectionCode = (port: number) => new RegExp(`^http://localhost:${port}/r/.*\\.(js|css)$`);

test('a page that has run two sections has one copy of every shared library, provided by the shell', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin');
  await page.goto('/admin');
  await expect(page.locator('[data-section="mf_admin"]')).toBeVisible();
  await page.getByRole('link', { name: 'Cursuri', exact: true }).first().click();
  await expect(page.locator('[data-section="mf_public"]')).toBeVisible();
  const { packages, sections } = await whatRuns(page);
  expect(packages).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      '@cursiv/shared-router',
      '@cursiv/shared-auth',
      '@cursiv/shared-i18n',
    ]),
  );
  expect(sections.sort()).toEqual(['mf_admin', 'mf_public']);
  await expectOneOfEach(page);
});

test('a sign-in in one section is known to the others at once', async ({ page, signIn }) => {
  await signIn('learner');
  await page.getByRole('link', { name: 'Cursuri', exact: true }).first().click();
  await expect(page.getByRole('navigation', { name: 'Contul tău' }).getByRole('link', { name: 'Panou' })).toBeVisible();
});

test('a visitor refused by the admin guard fetches no admin code', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('/admin/users');
  await expect(page).toHaveURL(/\/login\?returnTo=%2Fadmin%2Fusers/);
  await expect(page.locator('[data-section="mf_public"]')).toBeVisible();
  expect(fetched.filter((url) => sectionCode(3003).test(url))).toEqual([]);
});

test('a signed-in person without rights sees no access and fetches no admin code', async ({ page, enterAs }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await enterAs('learner');
  await page.goto('/en/admin');
  await expect(page.getByRole('heading', { level: 1, name: 'You have no access here' })).toBeVisible();
  expect(fetched.filter((url) => sectionCode(3003).test(url))).toEqual([]);
});

test('each section shows whose code runs and which build', async ({ page }) => {
  await page.goto('/courses');
  const pointer = (await (await page.request.get('http://localhost:3001/current.json')).json()) as {
    stable: { buildId: string };
  };
  await expect(page.locator('[data-section="mf_public"]')).toHaveAttribute('data-build', pointer.stable.buildId);
});
