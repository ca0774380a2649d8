import type { Page } from '@playwright/test';
import { uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const COURSE = '/dashboard/courses/spreadsheets-that-answer';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const tools = (page: Page) => page.getByRole('toolbar', { name: 'Unelte pentru lecție' });
const contents = (page: Page) => page.getByRole('complementary', { name: 'Cuprins' });
const frame = (page: Page) => page.getByRole('banner').or(page.getByRole('contentinfo'));

test.beforeEach(async ({ page }) => {
  const uid = await uidOf(page, await registerAs(page, 'Ilinca Vede'));
  await enrolled(page, uid, 'spreadsheets-that-answer', 'demo-sorin-balan');
  await page.goto(`${COURSE}/lessons/mean-or-median/video`);
  await expect(heading(page, 'Medie sau mediană?')).toBeVisible();
});

test('a lesson stands alone on the screen for who wants only it, and on paper for everybody', async ({ page }) => {
  await expect(contents(page)).toBeVisible();
  await expect(frame(page)).toHaveCount(2);
  await tools(page).getByRole('button', { name: 'Doar lecția' }).press('Enter');
  await expect(frame(page)).toHaveCount(0);
  await expect(contents(page)).toBeHidden();
  await expect(tools(page).getByRole('button', { name: 'Arată tot' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(frame(page)).toHaveCount(2);
  await expect(contents(page)).toBeVisible();

  const notes = page.getByRole('region', { name: 'Notițele mele' });
  await notes.getByLabel('Scrie o notiță').fill('De reluat acasă');
  await notes.getByRole('button', { name: 'Salvează notița' }).click();
  await expect(notes.getByRole('listitem')).toContainText('De reluat acasă');
  // The browser's own window, which stays open as long as somebody chooses a printer.
  await page.evaluate(() => Object.assign(window, { print: () => undefined }));
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page, 'Medie sau mediană?')).toBeVisible();
  await expect(frame(page)).toHaveCount(0);
  await expect(tools(page)).toBeHidden();
  await expect(notes).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await tools(page).getByRole('button', { name: 'Tipărește lecția' }).click();
  const question = page.getByRole('dialog', { name: 'Tipărește lecția' });
  await question.getByRole('checkbox', { name: 'Și notițele mele' }).check();
  await question.getByRole('button', { name: 'Tipărește' }).click();
  await expect(question).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(notes.getByText('De reluat acasă')).toBeVisible();
});

test('on a phone the contents of a course come when they are asked for, and go with the choice', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(contents(page)).toBeHidden();
  await tools(page).getByRole('button', { name: 'Cuprins' }).click();
  const drawer = page.getByRole('dialog', { name: 'Cuprins' });
  await expect(drawer.getByRole('link', { name: /Medie sau mediană/ })).toHaveAttribute('aria-current', 'page');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  await expect(tools(page).getByRole('button', { name: 'Cuprins' })).toBeFocused();
  await page.keyboard.press('Enter');
  const other = drawer.getByRole('link').and(drawer.locator(':not([aria-current])')).first();
  const address = await other.getAttribute('href');
  await other.click();
  await expect(page).toHaveURL(address ?? 'no address');
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Medie sau mediană?');
});
