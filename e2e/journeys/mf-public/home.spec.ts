import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const part = (page: Page, name: string) => page.getByRole('region', { name });
/** The top of the first part below the search, from the top of the page. */
const topOfPicks = async (page: Page) => (await part(page, 'Alese de noi').boundingBox())?.y;

test('a visitor searches from the front page, or goes on to a subject or a person', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('searchbox', { name: 'Ce vrei să înveți?' }).fill('tabele');
  await page.getByRole('searchbox', { name: 'Ce vrei să înveți?' }).press('Enter');
  await expect(page).toHaveURL('/courses?q=tabele');
  await page.goBack();
  await part(page, 'Despre ce înveți').getByRole('link', { name: 'Arte' }).click();
  await expect(page).toHaveURL('/courses?category=arts');
  await page.goBack();
  const experts = part(page, 'Vorbește cu un expert');
  await expect(experts.getByText(/^Liber: \p{L}+\.?, \d+ \p{L}+\.?, \d\d:\d\d$/u)).toHaveCount(4);
  await experts.getByRole('link', { name: 'Ana Moldovan' }).click();
  await expect(page).toHaveURL('/experts/demo-expert');
});

for (const width of [360, 1280]) {
  test(`a signed-in person continues where they stopped, and nothing moves for it at ${width} px`, async ({
    page,
    enterAs,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await expect(page.getByRole('main').getByRole('link', { name: 'Creează cont' }).first()).toBeVisible();
    const asVisitor = await topOfPicks(page);
    await enterAs('learner');
    await page.goto('/');
    const goOn = page.getByRole('link', { name: /^Continuă „.+”, \d+ %$/ });
    await expect(goOn).toBeVisible();
    await expect(page.getByText('Bine ai revenit, Andrei.')).toBeVisible();
    expect(await topOfPicks(page)).toBe(asVisitor);
    await goOn.click();
    await expect(page).toHaveURL(/\/dashboard\/courses\/.+/);
  });
}
