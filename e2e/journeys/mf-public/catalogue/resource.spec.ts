import { AxeBuilder } from '../../../support/page/axe.ts';
import { expect, test } from '../../../support/test.ts';

test('a visitor reads a text file on the page and saves it under its name', async ({ page }) => {
  await page.goto('/resources/formule-pentru-emailuri');
  await page.getByRole('button', { name: 'Previzualizează formule.txt' }).click();
  await expect(page.getByText('Could you confirm … by Tuesday?')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarcă formule.txt' }).click();
  expect((await saving).suggestedFilename()).toBe('formule.txt');
});

test('each language has its file, with its own letters in the name', async ({ page }) => {
  await page.goto('/resources/foaie-liniata');
  for (const name of ['foaie liniată.pdf', 'ruled-sheet.pdf']) {
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: `Descarcă ${name}` }).click();
    expect((await saving).suggestedFilename()).toBe(name);
  }
  const files = page.getByRole('region', { name: 'Fișiere' }).getByRole('listitem');
  await expect(files.first()).toContainText('foaie liniată.pdf');
  await page.goto('/en/resources/foaie-liniata');
  await expect(page.getByRole('region', { name: 'Files' }).getByRole('listitem').first()).toContainText(
    'ruled-sheet.pdf',
  );
});

test('a document opens on the page', async ({ page }) => {
  await page.goto('/resources/foaie-liniata');
  await page.getByRole('button', { name: 'Previzualizează foaie liniată.pdf' }).click();
  await expect(page.locator('iframe[title="foaie liniată.pdf"]')).toBeVisible();
});

test('a members’ resource opens for everybody who signs in, and for nobody else', async ({ page, enterAs }) => {
  await page.goto('/resources/jurnal-de-somn');
  await expect(page.getByRole('heading', { name: 'Pentru membri' })).toBeVisible();
  const payload = await page.request.get('/payload/ro/resources/jurnal-de-somn.json');
  expect(await payload.text()).not.toContain('.csv');
  await enterAs('learner');
  await page.goto('/resources/jurnal-de-somn');
  await page.getByRole('button', { name: 'Previzualizează jurnal-de-somn.csv' }).click();
  await expect(page.getByText('m-am culcat')).toBeVisible();
});

test('a course’s resource leads people who are not enrolled to the course', async ({ page, enterAs }) => {
  await enterAs('creator');
  await page.goto('/resources/registru-cofetarie');
  await page.getByRole('link', { name: 'Vezi cursul' }).click();
  await expect(page).toHaveURL('/courses/spreadsheets-that-answer');
});

test('resources are narrowed by kind and access, in the address', async ({ page }) => {
  await page.goto('/resources');
  await page.getByLabel('Tip').selectOption({ index: 1 });
  await expect(page).toHaveURL('/resources?kind=file');
  await page.getByLabel('Acces').selectOption({ index: 1 });
  await expect(page).toHaveURL('/resources?kind=file&access=public');
  await expect(page.getByRole('main').getByRole('status')).toContainText(/resurs/);
});

for (const path of ['/resources/formule-pentru-emailuri', '/en/resources/jurnal-de-somn']) {
  test(`${path} has no accessibility violation, light or dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const preview = page.getByRole('button', { name: /Previzualizează/ });
    if (await preview.count()) await preview.first().click();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect((await new AxeBuilder({ page }).analyze()).violations, colorScheme).toEqual([]);
    }
  });
}
