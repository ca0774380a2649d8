import type { Page } from '@playwright/test';
import { countDocuments, expect, passAnHour, sectionOf, test, updateIsPending } from './support/test.ts';

const toDashboard = (page: Page) =>
  page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Dashboard' }).click();

test.beforeEach(async ({ page, enterAs }) => {
  await page.clock.install();
  await enterAs('learner');
});

/** A newer build of the open section goes live, and the tab learns of it. */
async function deployAndLearn(
  page: Page,
  site: { deploy(section: 'mf-dashboard', build: string): void },
): Promise<void> {
  site.deploy('mf-dashboard', 'next1');
  await passAnHour(page);
  await updateIsPending(page);
}

test('a half-typed form survives a deploy and a language switch; the next page after it is the new build', async ({
  page,
  site,
}) => {
  await page.goto('/dashboard/account');
  const name = page.getByRole('textbox', { name: /^(Numele tău|Your name)/ });
  await expect(name).not.toHaveValue('');
  const stored = await name.inputValue();
  await name.fill('Ana-Maria Ștefănescu');
  const documents = countDocuments(page);
  await deployAndLearn(page, site);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/dashboard/account');
  await expect(name).toHaveValue('Ana-Maria Ștefănescu');
  expect(documents(), 'held by the form').toBe(0);

  await name.fill(stored);
  await toDashboard(page);
  await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', 'next1');
  expect(documents()).toBe(1);
});

test('a playing video is not interrupted; when it stops, the next navigation brings the new build', async ({
  page,
  site,
}) => {
  await page.goto('/dashboard/courses/spreadsheets-that-answer');
  await page.getByRole('main').getByRole('link', { name: 'Medie sau mediană?' }).click();
  const video = page.locator('video');
  await video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    element.loop = true;
    return element.play();
  });
  const documents = countDocuments(page);
  await deployAndLearn(page, site);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL(/\/en\/dashboard\/.+\/video$/);
  expect(await video.evaluate((element: HTMLVideoElement) => element.paused)).toBe(false);
  expect(documents(), 'held by the video').toBe(0);

  await video.evaluate((element: HTMLVideoElement) => element.pause());
  await toDashboard(page);
  await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', 'next1');
  expect(documents()).toBe(1);
});

test('an upload is not interrupted; when it is done, the next navigation brings the new build', async ({
  page,
  site,
}) => {
  await page.goto('/test-upload');
  const begun = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route('**/incoming/*/*?upload_id=*', async (route) => {
    begun.resolve();
    await held.promise;
    await route.continue();
  });
  const buffer = Buffer.alloc(600 * 1024, 7);
  await page.getByLabel('Alege un fișier').setInputFiles({ name: 'mare.zip', mimeType: 'application/zip', buffer });
  await expect(page.getByText('Se încarcă', { exact: true })).toBeVisible();
  // The hour that passes would end the wait for the address to which the pieces go.
  await begun.promise;
  const documents = countDocuments(page);
  await deployAndLearn(page, site);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/test-upload');
  expect(documents(), 'held by the upload').toBe(0);

  held.resolve();
  await expect(page.getByText('Uploaded', { exact: true })).toBeVisible();
  await toDashboard(page);
  await expect(sectionOf(page, 'mf_dashboard')).toHaveAttribute('data-build', 'next1');
  expect(documents()).toBe(1);
});
