import { expect, type Page } from '@playwright/test';

/** Keeps a course from its home, which is open in Romanian, on this device. */
export async function keepOpenCourse(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Păstrează offline \(/ }).click();
  await expect(page.getByRole('heading', { name: 'Păstrat pe acest dispozitiv' })).toBeVisible({ timeout: 90_000 });
}
