import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

/** Back leads to an entry of the same page in English. */
async function goBackToEnglish(page: Page, path: string): Promise<void> {
  await page.evaluate((english) => {
    const present = location.pathname + location.search;
    history.replaceState({ ...history.state, idx: 0, key: 'english' }, '', english);
    history.pushState({ ...history.state, idx: 1, key: 'romanian' }, '', present);
  }, `/en${path}`);
  await page.goBack();
  await page.waitForURL(path);
}

test('an open dialog stays open, with what is typed in it, and in the language of the page, on Back to the other one', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/dashboard/bookings');
  await page.getByRole('main').getByRole('button', { name: 'Alte acțiuni' }).first().click();
  await page.getByRole('menuitem', { name: 'Anulează programarea' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Am o urgență.');
  await goBackToEnglish(page, '/dashboard/bookings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ro');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Am o urgență.');
});

test('the question about unsaved edits is not asked for another language, and the edits stay', async ({
  page,
  enterAs,
}) => {
  await enterAs('admin');
  await page.goto('/admin-setup');
  await page.getByLabel(/^Adresa de suport/).fill('alta@cursiv.test');
  await page.getByRole('link', { name: /English/ }).click();
  await expect(page).toHaveURL('/en/admin-setup');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await expect(page.getByLabel(/^Support address/)).toHaveValue('alta@cursiv.test');
  await page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name: 'Courses' }).click();
  await expect(page.getByRole('alertdialog', { name: 'You have unsaved changes' })).toBeVisible();
  await page.getByRole('button', { name: 'Stay here' }).first().click();
  await expect(page.getByLabel(/^Support address/)).toHaveValue('alta@cursiv.test');
});

test('the chosen language holds for the pages one goes back to, and forward', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/\/courses\/./);
  const course = new URL(page.url()).pathname;
  const english = page.getByRole('banner').getByRole('link', { name: 'EN: English' });
  await expect(english).toHaveAttribute('href', `/en${course}`);
  await english.click();
  await expect(page).toHaveURL(`/en${course}`);
  await page.goBack();
  await expect(page).toHaveURL('/en/courses');
  await expect(page.getByRole('heading', { level: 1, name: 'Courses' })).toBeVisible();
  await page.goForward();
  await expect(page).toHaveURL(`/en${course}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});
