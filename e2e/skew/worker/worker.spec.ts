import type { Page } from '@playwright/test';
import { there } from '../../support/there.ts';
import { expect, heading, sectionOf, test } from '../support/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens a page, and waits until its service worker answers for it. */
async function openWithWorker(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

test('who keeps nothing reads without a connection what is missing, and sees no older site', async ({
  page,
  site,
  problems,
}) => {
  await openWithWorker(page, '/courses');
  await site.pause();
  await page.goto('/courses').catch(() => undefined);
  await expect(heading(page, 'Fără conexiune')).toBeVisible();
  await expect(page.getByText('no course is kept on this device')).toBeVisible();
  await site.start();
  site.deploy('mf-public', 'next1');
  await page.getByRole('link', { name: 'Încearcă din nou' }).click();
  await expect(sectionOf(page, 'mf_public')).toHaveAttribute('data-build', 'next1');
  problems.splice(0);
});

test('the site installs in the language of its page', async ({ page }) => {
  await openWithWorker(page, '/en/courses');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = await (await page.request.get(there(address))).json();
  expect(manifest).toMatchObject({ lang: 'en', start_url: '/en', display: 'standalone' });
});

test('one command takes the service worker, and all that is kept, from every browser', async ({ page, site }) => {
  await openWithWorker(page, '/courses');
  const isGone = () =>
    page.evaluate(async () => {
      const kept = [...(await navigator.serviceWorker.getRegistrations()), ...(await caches.keys())];
      return kept.length === 0;
    });
  expect(await isGone()).toBe(false);
  site.switchWorker('off');
  await page.goto('/experts');
  await expect.poll(isGone).toBe(true);
  await page.goto('/courses');
  await page.waitForLoadState('networkidle');
  expect(await isGone()).toBe(true);
  site.switchWorker('on');
  await openWithWorker(page, '/experts');
});
