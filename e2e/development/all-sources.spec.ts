import { expect, test } from './support/test.ts';

const HEADINGS = [
  ['/courses', 'mf_public', 'Cursuri'],
  ['/dashboard/courses', 'mf_dashboard', 'Cursurile mele'],
  ['/admin/users', 'mf_admin', 'Utilizatori'],
] as const;

test('without a name every section comes from its source, in one document', async ({ page, enterAs }) => {
  await enterAs('admin');
  for (const [path, section, heading] of HEADINGS) {
    await page.goto(path);
    await expect(page.locator(`[data-section="${section}"]`)).toHaveAttribute('data-build', 'dev');
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name: 'Cursuri' }).click();
  await expect(page.locator('[data-section="mf_public"]')).toHaveAttribute('data-build', 'dev');
});

test('the design system is shown in both languages', async ({ page }) => {
  await page.goto('/design');
  await expect(page.getByRole('heading', { level: 1, name: 'Sistemul de design' })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Design system' })).toBeVisible();
});

test('no page elsewhere reads the sources by having a name of its own lead to this machine', async ({ request }) => {
  const addresses = [
    'http://localhost:3000/',
    'http://localhost:3101/current.json',
    'http://localhost:3101/r/dev/remoteEntry.js',
  ];
  for (const address of addresses) {
    expect((await request.get(address)).status(), address).toBe(200);
    expect((await request.get(address, { headers: { Host: 'evil.example' } })).status(), address).toBe(403);
  }
});
