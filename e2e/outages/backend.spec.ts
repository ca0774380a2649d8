import { expect, test } from '../support/site.ts';

// The page closes before the site stops; these tests expect the browser's log lines about cut connections.
test.afterEach(async ({ page, problems }) => {
  await page.close();
  problems.length = 0;
});

test('an author saves a draft course and finds it after the backend crashed and came back', async ({
  page,
  site,
  enterAs,
}) => {
  await enterAs('creator');
  await page.goto('/dashboard/create-course');
  await page.getByLabel(/Titlu/).first().fill('Țesut pentru începători');
  await page.getByRole('button', { name: 'Salvează', exact: false }).first().click();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  await expect(page.getByText(/Salvat/).first()).toBeVisible();

  await site.killBackend();
  await site.startBackend();

  await page.goto('/dashboard/courses');
  await expect(page.getByText('Țesut pentru începători').first()).toBeVisible();
});

test('with the backend down public pages say so and recover with a retry', async ({ page, site }) => {
  await site.killBackend();
  await page.goto('/en/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'The page could not be loaded' })).toBeVisible();
  await site.startBackend();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
});
