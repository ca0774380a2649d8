import { store } from '../support/backend/stored.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

const HOUR_MS = 3_600_000;
const hours = (count: number) => new Date(Date.now() + count * HOUR_MS).toISOString();

test('a banner stands above every page in its language, moves nothing, stays closed, and comes back when it is changed', async ({
  page,
  request,
  site,
  enterAs,
  browser,
}) => {
  const text = { ro: 'Sâmbătă noaptea site-ul se oprește o oră.', en: 'On Saturday night the site stops for an hour.' };
  const value = { text, link: '/courses', from: hours(-1), until: hours(2) };
  await store(request, 'siteContent/banner', { rev: 1, value, updatedAt: new Date(), lastAuditId: 'e' });

  const visitor = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const banner = visitor.getByRole('complementary', { name: 'Anunț' });
  await expect(async () => {
    await visitor.goto('/');
    await expect(banner).toContainText(text.ro, { timeout: 1_000 });
  }).toPass();
  // Part of the first answer, before the page: nothing has to move for it.
  const answer = await (await request.get('/')).text();
  expect(answer.indexOf(text.ro)).toBeGreaterThan(0);
  expect(answer.indexOf(text.ro)).toBeLessThan(answer.indexOf('<div id="root"'));
  // axe knows a skip link by being the first link of all.
  const axe = new AxeBuilder({ page: visitor }).exclude('a[href="#main"]');
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);

  await visitor.getByRole('link', { name: 'EN: English' }).click();
  const inEnglish = visitor.getByRole('complementary', { name: 'Notice' });
  await expect(inEnglish).toContainText(text.en);
  await expect(banner).toBeHidden();
  await expect(inEnglish.getByRole('link', { name: 'Find out more' })).toHaveAttribute('href', '/en/courses');
  await inEnglish.getByRole('button', { name: 'Close the notice' }).click();
  await expect(inEnglish).toBeHidden();
  await visitor.goto('/en/login');
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(inEnglish).toBeHidden();

  await enterAs('admin');
  await page.goto('/admin/settings/banner');
  await expect(page.getByRole('complementary', { name: 'Anunț' })).toContainText(text.ro);
  await page.getByLabel('Anunțul în engleză').fill('On Sunday night the site stops for an hour.');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Schimbarea a fost salvată.')).toBeVisible();
  const history = page.getByRole('region', { name: 'Istoric' });
  await expect(history.locator('ins')).toContainText('Sunday');
  await history.getByRole('button', { name: 'Adu înapoi ce era înainte' }).click();
  await expect(page.getByLabel('Anunțul în engleză')).toHaveValue(text.en);
  await page.getByRole('button', { name: 'Renunță la schimbări' }).click();
  await page.close();

  // One that answers already remembers the banner for half a minute.
  await site.killBackend();
  await site.startBackend();
  await expect(async () => {
    await visitor.goto('/en/login');
    await expect(inEnglish).toContainText('On Sunday night', { timeout: 1_000 });
  }).toPass();
  await visitor.context().close();
});
