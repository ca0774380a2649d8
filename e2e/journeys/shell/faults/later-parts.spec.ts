import type { Page } from '@playwright/test';
import { expect, test } from '../../../support/test.ts';

/** Code of a section, as its pages ask for it. */
const CODE = /\/r\/[^/]+\/[^/]+\.js$/;
/** One pixel. */
const PORTRAIT = {
  name: 'portret.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

/** From now on this many files of code are still had, and no more. */
async function allow(page: Page, files: number): Promise<void> {
  let left = files;
  await page.unroute(CODE);
  await page.route(CODE, (route) => {
    left -= 1;
    return left < 0 ? route.abort() : route.continue();
  });
}

test('what cannot be had of a page’s code takes nothing typed with it, and comes when it is asked for again', async ({
  page,
  enterAs,
  problems,
}) => {
  await enterAs('creator');
  await page.goto('/dashboard/account');
  const name = page.getByLabel('Numele tău');
  await name.fill('Nume nesalvat');
  const portrait = page.getByRole('region', { name: 'Portretul' });
  const choose = portrait.getByLabel(/^(Alege o imagine|Altă imagine)/);

  await allow(page, 0);
  await choose.setInputFiles(PORTRAIT);
  await expect(portrait.getByRole('alert')).toHaveText(/^portret\.png nu a putut fi verificat/);

  await allow(page, 1);
  await choose.setInputFiles(PORTRAIT);
  const missing = portrait.getByRole('alert').filter({ hasText: 'Această parte a paginii nu a putut fi adusă' });
  await expect(missing).toBeVisible();
  await expect(name).toHaveValue('Nume nesalvat');

  await page.unroute(CODE);
  await missing.getByRole('button', { name: 'Încearcă din nou' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Încadrează imaginea' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('Nume nesalvat');
  problems.length = 0;
});
