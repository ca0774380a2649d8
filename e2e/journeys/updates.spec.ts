import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const goTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Navigare principală' }).getByRole('link', { name }).click();

/** Counts the documents that the page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) count += 1;
  });
  return () => count;
}

async function openAndLetAnHourPass(page: Page, newestBuild: string | undefined): Promise<void> {
  await page.clock.install();
  await page.goto('/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  if (newestBuild) {
    await page.route('**/builds/latest.json?*', (route) => route.fulfill({ json: { id: newestBuild, timestamp: 1 } }));
  }
  const answered = page.waitForResponse('**/builds/latest.json?*');
  await page.clock.fastForward('01:05:00');
  await answered;
}

test('a newer build makes the next navigation load the document at its target (spec §4)', async ({ page }) => {
  await openAndLetAnHourPass(page, 'newer');
  await expect(page.locator('html')).toHaveAttribute('data-update-pending', 'true');
  const documents = countDocuments(page);
  await goTo(page, 'Experți');
  await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
  await expect(page).toHaveURL('/experts');
  expect(documents()).toBe(1);

  await goTo(page, 'Resurse');
  await expect(page.getByRole('heading', { level: 1, name: 'Resurse' })).toBeVisible();
  expect(documents(), 'no loop').toBe(1);
});

test('the same build loads no document', async ({ page }) => {
  await openAndLetAnHourPass(page, undefined);
  const documents = countDocuments(page);
  await goTo(page, 'Experți');
  await expect(page.getByRole('heading', { level: 1, name: 'Experți' })).toBeVisible();
  expect(documents()).toBe(0);
});
