import type { Page } from '@playwright/test';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { expect, test } from '../../../support/test.ts';

interface Inspector {
  versions(): {
    shell: { build: string; provides: Record<string, { version?: string; names: string[] }> };
    sections: { section: string; state: string; build?: string; channel?: string; loadMs?: number }[];
  };
  reportTo(reporter: (report: unknown) => void): void;
}

const versions = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { __CURSIV__: Inspector }).__CURSIV__.versions());

test('the browser’s console shows the running code', async ({ page, request }) => {
  const live = await (await request.get('http://localhost:3001/current.json')).json();
  const { id } = await (await request.get('/builds/latest.json')).json();
  await page.goto('/courses');
  await expect(page.locator('[data-section="mf_public"]')).toBeVisible();
  const { shell, sections } = await versions(page);
  expect(shell.build).toBe(id);
  expect(shell.provides.react?.version).toMatch(/^19\./);
  expect(shell.provides['@cursiv/shared-router']?.names).toContain('Link');
  const section = sections.find((candidate) => candidate.section === 'mf_public');
  expect(section).toMatchObject({ state: 'running', build: live.stable.buildId, channel: 'stable' });
  expect(section?.loadMs).toBeGreaterThan(0);
  expect(sections.find((candidate) => candidate.section === 'mf_admin')?.state).toMatch(/absent|choosing|chosen/);
});

test('an administrator opens the panel from the admin area and closes it with Escape', async ({ page, enterAs }) => {
  await enterAs('admin');
  await page.goto('/admin');
  const link = page.getByRole('link', { name: 'Ce rulează' });
  await link.click();
  const panel = page.getByRole('dialog', { name: 'Ce rulează în această pagină' });
  await expect(panel.getByRole('row', { name: /mf_admin/ })).toContainText('rulează');
  await expect(panel).toContainText('Nicio eroare în această pagină.');
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL('/admin');
});

test('Ctrl+Alt+V opens the panel on any page, in its language', async ({ page }) => {
  await page.goto('/en/experts');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyV');
  const panel = page.getByRole('dialog', { name: 'What runs in this page' });
  await expect(panel.getByRole('row', { name: /mf_public/ })).toContainText('running');
  await expect(page).toHaveURL('/en/experts#versions');
  await panel.getByRole('button', { name: 'Close' }).click();
  await expect(panel).toHaveCount(0);
});

test('a report of a failure carries what ran, and goes where monitoring wants it', async ({ page, problems }) => {
  await page.route(/localhost:3002\/current\.json/, (route) => route.fulfill({ status: 500 }));
  await page.goto('/courses');
  await expect(page.locator('[data-section="mf_public"]')).toBeVisible();
  await page.evaluate(() => {
    const { __CURSIV__ } = globalThis as unknown as { __CURSIV__: Inspector };
    const received: unknown[] = [];
    Object.assign(globalThis, { received });
    __CURSIV__.reportTo((report) => received.push(JSON.parse(JSON.stringify(report))));
    history.pushState(null, '', '/test-upload');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.waitForFunction(() => (globalThis as unknown as { received: unknown[] }).received.length > 0);
  const [report] = await page.evaluate(
    () => (globalThis as unknown as { received: { versions: ReturnType<Inspector['versions']> }[] }).received,
  );
  expect(report?.versions.shell.build).toBeTruthy();
  expect(report?.versions.sections.find(({ section }) => section === 'mf_dashboard')?.state).toBe('unavailable');
  problems.length = 0;
});
