import { expect, test } from '../support/site.ts';

const FAULTS = 'http://127.0.0.1:3010/emulator/v1/faults';

test('while the function that renders pages fails, the browser makes the page alone', async ({ page }) => {
  await page.request.put(FAULTS, { data: [{ service: 'functions', path: '/page', status: 503 }] });
  const answer = await page.goto('/courses');
  expect(answer?.status()).toBe(200);
  await expect(page.locator('#first-view')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Cursuri' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Primul an pe cont propriu' }).first()).toBeVisible();

  await page.request.delete(FAULTS);
  await page.goto('/en/courses');
  await expect(page.locator('#first-view')).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});
