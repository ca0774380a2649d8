import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

/** A change of the address's language that no link of the page makes, as Back and Forward can bring it. */
async function goBackToEnglish(page: Page, path: string): Promise<void> {
  await page.evaluate((english) => {
    const present = location.pathname + location.search;
    history.replaceState({ ...history.state, idx: 0, key: 'english' }, '', english);
    history.pushState({ ...history.state, idx: 1, key: 'romanian' }, '', present);
  }, `/en${path}`);
  await page.goBack();
  await expect(page).toHaveURL(`/en${path}`);
}

test('an open dialog stays open, with what is typed in it, when the language of the page changes', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/dashboard/bookings');
  await page.getByRole('main').getByRole('button', { name: 'Anulează', exact: false }).first().click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('textbox').fill('Am o urgență.');
  await goBackToEnglish(page, '/dashboard/bookings');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox')).toHaveValue('Am o urgență.');
  await expect(dialog.getByRole('button', { name: 'Keep', exact: false })).toBeVisible();
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
