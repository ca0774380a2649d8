import { NO_LEGAL_TEXT } from '@cursiv/shared-domain';
import { store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { newName } from '../../support/people/new-name.ts';
import { expect, test } from '../../support/test.ts';

/** The site says again what came with the product. */
test.afterEach(({ request }) =>
  store(request, 'siteContent/cookies', {
    ...{ rev: 0, value: NO_LEGAL_TEXT, versions: [], updatedAt: new Date(), lastAuditId: 'none' },
  }),
);

test('an administrator gives a legal text; visitors read it, and the one before', async ({
  page,
  enterAs,
  browser,
}) => {
  const title = newName('Of the school');
  await enterAs('admin');
  await page.goto('/admin/settings/cookies');
  await page.getByRole('radio', { name: 'Textul nostru' }).check();
  await expect(page.getByLabel('Textul în engleză')).toHaveValue(/## The cookies/);
  await page.getByLabel('Textul în română').fill('## Ale școlii\n\nUn singur cookie. <b>Atât</b>.');
  await page.getByLabel('Textul în engleză').fill(`## ${title}\n\nA single cookie. <b>No more</b>.`);
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByLabel('Ce s-a schimbat, în română')).toHaveAccessibleDescription(/Completează/);
  await page.getByLabel('Ce s-a schimbat, în română').fill('Unul singur.');
  await page.getByLabel('Ce s-a schimbat, în engleză').fill('A single one.');
  const day = page.getByRole('group', { name: /^Se aplică din ziua/ });
  await day.getByRole('spinbutton').first().focus();
  const soon = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10).split('-');
  await page.keyboard.type(`${soon[2]}${soon[1]}${soon[0]}`);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Schimbarea a fost salvată.')).toBeVisible();

  const visitor = await (await browser.newContext({ locale: 'ro-RO' })).newPage();
  await expect(async () => {
    await visitor.goto(new URL('/en/cookies', page.url()).href);
    await expect(visitor.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(visitor.getByRole('main')).toContainText('<b>No more</b>');
  await visitor.getByRole('link', { name: /^Read the text of then/ }).click();
  await expect(visitor.getByRole('heading', { level: 2, name: 'The cookies' })).toBeVisible();
  expect((await new AxeBuilder({ page: visitor }).analyze()).violations).toEqual([]);
  await visitor.getByRole('link', { name: 'See the present text' }).click();
  await expect(visitor).toHaveURL(/\/en\/cookies$/);
  await visitor.context().close();
});
