import { AxeBuilder } from '../../../support/page/axe.ts';
import { expect, test } from '../../../support/test.ts';

const heading = { level: 1 } as const;

test('a search without diacritics finds a course, keeps the box, and survives the language switch', async ({
  page,
}) => {
  await page.goto('/courses');
  await page.getByRole('main').getByRole('searchbox').fill('saptamani');
  await expect(page).toHaveURL('/courses?q=saptamani');
  await expect(page.getByRole('status').filter({ hasText: 'Un curs' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Limba paginii' }).getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { ...heading, name: 'Courses' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('saptamani');
  await expect(page.getByText('found in Romanian')).toBeVisible();
});

test('words of the other language find a course, and the card says which language', async ({ page }) => {
  await page.goto('/courses?q=better+sleep');
  const card = page.getByRole('article').filter({ hasText: 'Somn mai bun' });
  await expect(card.getByText('găsit în engleză')).toBeVisible();
  await expect(card.locator('q[lang=en]')).toHaveText('Better sleep in four weeks');
});

test('filters narrow the list, live in the address, and Back takes the last one away', async ({ page }) => {
  await page.goto('/courses');
  await expect(page.getByRole('article')).toHaveCount(12);
  await page.getByLabel('Domeniu').selectOption({ label: 'Arte (2)' });
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page).toHaveURL('/courses?category=arts');
  await page.getByLabel('Limbă').selectOption({ label: 'engleză (1)' });
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Șterge filtrele' }).click();
  await expect(page).toHaveURL('/courses');
  await expect(page.getByRole('article')).toHaveCount(12);
});

test('a typing mistake, the old spelling and a synonym find the intended result', async ({ page }) => {
  for (const words of ['somm', 'saptamîni', 'dormit', 'insomnie']) {
    await page.goto(`/courses?q=${encodeURIComponent(words)}`);
    await expect(page.getByRole('article').first()).toContainText('Somn mai bun');
  }
});

test('a search without results says which changes would find something', async ({ page }) => {
  await page.goto('/courses?q=fotogrfaie&level=advanced');
  await expect(page.getByRole('heading', { name: 'Niciun curs nu se potrivește' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Cele mai urmate cursuri' })).toBeVisible();
  await page.getByRole('link', { name: /^Caută „fotografie/ }).click();
  await expect(page.getByRole('article').first()).toContainText('Fotografie');
});

test('the same words lead to resources and experts', async ({ page }) => {
  await page.goto('/courses?q=somn');
  await page
    .getByRole('link', { name: /resurs/ })
    .last()
    .click();
  await expect(page).toHaveURL(/\/resources\?q=somn/);
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('somn');
});

test('a list that is narrowed or empty has no accessibility violation', async ({ page }) => {
  for (const path of ['/courses?q=zzz', '/en/courses?q=sleep', '/resources?kind=file']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', heading)).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations, path).toEqual([]);
  }
});
