import type { Page } from '@playwright/test';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

test('an administrator renames, adds and retires categories; visitors read the names, and authors choose what is offered', async ({
  page,
  enterAs,
  browser,
}) => {
  await enterAs('admin');
  await page.goto('/admin/settings/categories');
  await page.getByRole('button', { name: 'Texte: Arte' }).click();
  await page.getByRole('textbox', { name: 'Numele în română', exact: true }).fill('Arte frumoase');
  await page.getByRole('textbox', { name: 'Numele în engleză', exact: true }).fill('Fine arts');
  await page.getByRole('textbox', { name: 'Numele nou în română' }).fill('Muzică');
  await page.getByRole('textbox', { name: 'Numele nou în engleză' }).fill('Music');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Mută mai sus: Muzică' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Mută mai sus: Muzică' })).toBeFocused();
  await page.getByRole('button', { name: 'Retrage: Design' }).click();
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Schimbarea a fost salvată.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Istoric' }).locator('ins').first()).toContainText('Retras');
  await accessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/en/admin/settings/categories');
  await page.getByRole('button', { name: 'Texts: Languages' }).click();
  await accessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const visitor = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const subjects = visitor.getByRole('region', { name: 'Despre ce înveți' });
  await expect(async () => {
    await visitor.goto('/');
    await expect(subjects.getByRole('link').last()).toHaveText('Arte frumoase', { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
  await expect(subjects.getByRole('link', { name: 'Muzică' })).toHaveAttribute('href', '/courses?category=music');
  await expect(subjects.getByRole('link', { name: 'Design' })).toHaveCount(0);
  // What has a retired category is still found by it.
  await visitor.goto('/en/courses?category=design');
  await expect(visitor.getByRole('combobox', { name: 'Subject' })).toHaveValue('design');
  await expect(visitor.getByRole('main').getByRole('article').first()).toContainText('Design');
  await visitor.goto('/en/courses?q=fine arts');
  await expect(visitor.getByRole('main').getByRole('article').first()).toContainText('Fine arts');

  const author = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  await enterAs('creator', author);
  await author.goto('/dashboard/resources?edit=new');
  const options = author.getByRole('combobox', { name: 'Domeniu' }).getByRole('option');
  await expect(options).toHaveText([
    ...['Limbi străine', 'Tehnologie', 'Afaceri', 'Stare de bine', 'Știință', 'Muzică', 'Arte frumoase'],
  ]);
});

test('an administrator words and orders the home page, and visitors see it so', async ({ page, enterAs, browser }) => {
  await enterAs('admin');
  await page.goto('/admin/settings/home');
  await page.getByRole('textbox', { name: 'Titlul în română' }).fill('Școala de seară');
  await page.getByRole('textbox', { name: 'Titlul în engleză' }).fill('Evening school');
  await page.getByRole('switch', { name: 'Cum funcționează' }).click();
  await page.getByRole('button', { name: 'Mută mai sus: Experți' }).press('Enter');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Schimbarea a fost salvată.')).toBeVisible();
  await accessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const visitor = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'en-GB' })).newPage();
  await expect(async () => {
    await visitor.goto('/en');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Evening school' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 60_000 });
  await expect(visitor.getByRole('heading', { name: 'How it works' })).toHaveCount(0);
});
