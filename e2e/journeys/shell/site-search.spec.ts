import type { Page } from '@playwright/test';
import { AxeBuilder } from '../../support/page/axe.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

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
    await expect(page.getByRole('searchbox')).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('somn');
    await expect(page.getByRole('article')).toHaveCount(1);
  });
}

test('the courses have one search, and it keeps its text across the languages', async ({ page }) => {
  await page.goto('/courses');
  await page.getByRole('searchbox').fill('somn');
  await expect(page).toHaveURL('/courses?q=somn');
  await header(page).getByRole('link', { name: 'EN: English' }).click();
  await expect(page).toHaveURL('/en/courses?q=somn');
  await expect(page.getByRole('searchbox')).toHaveValue('somn');
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
  });
}

test('the key / leads to the search, wherever it is, unless somebody types', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto('/resources');
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue('');
  const list = page.getByRole('main').getByRole('searchbox');
  await list.focus();
  await page.keyboard.type('a/b');
  await expect(list).toHaveValue('a/b');
  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
});

test('on the home page / leads to its own search, the only one there', async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto('/');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await expect(page.getByRole('searchbox')).toHaveAccessibleName('Ce vrei să înveți?');
});

test('a person who uses voice control switches the key off on the account page, and it stays off', async ({ page }) => {
  await registerAs(page, 'Vera Voce');
  await page.goto('/dashboard/account');
  const key = page.getByRole('main').getByRole('switch', { name: 'Apeși / ca să cauți' });
  await key.uncheck();
  await page.goto('/experts');
  await page.keyboard.press('/');
  await expect(box(page)).not.toBeFocused();
  await page.goto('/dashboard/account');
  await expect(key).not.toBeChecked();
  await key.check();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('/');
  await expect(box(page)).toBeFocused();
});

test('a visitor has no key that does something unasked', async ({ page }) => {
  await page.goto('/experts');
  await page.keyboard.press('/');
  await expect(box(page)).not.toBeFocused();
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
    await expect(page.getByRole('searchbox')).toHaveValue('somn');
    await context.close();
  });
}
