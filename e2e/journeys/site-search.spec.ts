import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const box = (page: Page) => header(page).getByRole('searchbox');
const courses = (page: Page) => page.getByRole('heading', { level: 1, name: /^(Cursuri|Courses)$/ });

for (const [path, found] of [
  ['/experts', '/courses?q=somn'],
  ['/en/resources/cum-inveti-dupa-munca', '/en/courses?q=somn'],
] as const) {
  test(`courses are found from ${path}`, async ({ page }) => {
    await page.goto(path);
    await box(page).fill('somn');
    await box(page).press('Enter');
    await expect(page).toHaveURL(found);
    await expect(courses(page)).toBeFocused();
    await expect(box(page)).toHaveValue('somn');
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('somn');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('the search and the box of the courses say the same, across the languages too', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('main').getByRole('searchbox').fill('somn');
  await expect(box(page)).toHaveValue('somn');
  await header(page).getByRole('link', { name: 'EN: English' }).click();
  await expect(page).toHaveURL('/en/courses?q=somn');
  await expect(page.getByRole('searchbox', { name: 'Find courses' })).toHaveValue('somn');
  await box(page).fill('tables');
  await box(page).press('Enter');
  await expect(page).toHaveURL('/en/courses?q=tables');
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('tables');
  await expect(box(page)).toBeFocused();
});

for (const width of [320, 768]) {
  test(`at ${width} px a button opens the search over the header, and nothing moves`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await page.goto('/experts');
    await expect(box(page)).toBeHidden();
    const title = page.getByRole('heading', { level: 1 });
    const place = await title.boundingBox();
    const open = header(page).getByRole('button', { name: 'Caută', exact: true });
    await open.click();
    await expect(box(page)).toBeFocused();
    expect(await title.boundingBox()).toEqual(place);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(box(page)).toBeHidden();
    await expect(open).toBeFocused();
    await open.click();
    await header(page).getByRole('button', { name: 'Închide căutarea' }).click();
    await expect(box(page)).toBeHidden();
    await open.click();
    await page.keyboard.type('somn');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/courses?q=somn');
    await expect(courses(page)).toBeFocused();
    await expect(box(page)).toBeHidden();
  });
}

test('the key / leads to the search, wherever it is, unless somebody types', async ({ page }) => {
  await page.goto('/resources');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toHaveAttribute('aria-keyshortcuts', '/');
  const list = page.getByRole('main').getByRole('searchbox');
  await list.focus();
  await page.keyboard.type('a/b');
  await expect(list).toHaveValue('a/b');
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
});

test('on the home page / leads to its own search, the only one there', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveAccessibleName('Ce vrei să înveți?');
});

test('who speaks to the computer switches the key off, and it stays off', async ({ page }) => {
  await page.goto('/experts');
  const key = page.getByRole('contentinfo').getByRole('checkbox', { name: 'Tasta / duce la căutare' });
  await key.uncheck();
  await page.reload();
  await expect(key).not.toBeChecked();
  await page.keyboard.press('/');
  await expect(box(page)).not.toBeFocused();
  await key.check();
  await key.blur();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
});

for (const [path, found] of [
  ['/courses/python-first-steps', '/courses?q=somn'],
  ['/en', '/en/courses?q=somn'],
] as const) {
  test(`without scripts, ${path} has a search that works`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: 'http://localhost:3000' });
    const page = await context.newPage();
    await page.goto(path);
    await page.getByRole('search').getByRole('searchbox').fill('somn');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(found);
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(box(page)).toHaveValue('somn');
    await context.close();
  });
}
