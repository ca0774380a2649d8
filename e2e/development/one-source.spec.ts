import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from './support/test.ts';

const FILE = path.resolve(import.meta.dirname, '../../mf-public/src/features/account/login-page.tsx');
const source = readFileSync(FILE, 'utf8');

test.use({ named: ['mf-public'] });

test.afterEach(() => writeFileSync(FILE, source));

test('a change of a section from source shows in the open page, which keeps what was typed', async ({ page }) => {
  const told = Promise.withResolvers<void>();
  page.on('websocket', (socket) => {
    if (!socket.url().startsWith('ws://localhost:3101/')) return;
    socket.on('framereceived', ({ payload }) => String(payload).includes('"hash"') && told.resolve());
  });
  await page.goto('/login');
  await expect(page.locator('[data-section="mf_public"]')).toHaveAttribute('data-build', 'dev');
  // The page listens for changes from the moment it receives its build's hash.
  await told.promise;
  await page.getByLabel('E-mail').fill('maria@cursiv.test');
  await page.evaluate(() => Object.assign(globalThis, { isSameDocument: true }));

  const changed = source.replace('title={t(', "title={'Altfel: ' + t(");
  expect(changed).not.toBe(source);
  writeFileSync(FILE, changed);
  await expect(page.getByRole('heading', { level: 1, name: /^Altfel: / })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('maria@cursiv.test');
  expect(await page.evaluate(() => 'isSameDocument' in globalThis)).toBe(true);
});

test('a badge names the overridden sections, on every page of the tab, and ends the override', async ({ page }) => {
  await page.goto('/courses');
  const badge = page.getByRole('complementary', { name: 'Secțiuni luate din altă parte' });
  await expect(badge).toContainText('mf_public ← http://localhost:3101');
  await page.goto('/experts');
  await expect(badge).toBeVisible();
  await badge.getByRole('button', { name: 'Înapoi la cele publicate' }).click();
  await expect(badge).toHaveCount(0);
  await expect(page.locator('[data-section="mf_public"]')).not.toHaveAttribute('data-build', 'dev');
});

test('an address switches a tab to the published sections, or back to the source', async ({ page }) => {
  const section = page.locator('[data-section="mf_public"]');
  await page.goto('/courses?mf=');
  await expect(page).toHaveURL('/courses');
  await expect(section).not.toHaveAttribute('data-build', 'dev');
  await page.goto('/experts');
  await expect(section).not.toHaveAttribute('data-build', 'dev');
  await page.goto('/courses?mf=mf_public@http://localhost:3101');
  await expect(section).toHaveAttribute('data-build', 'dev');
});
