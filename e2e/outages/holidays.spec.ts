import type { Locator, Page } from '@playwright/test';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';

const dayOf = (minutes: number) =>
  new Date(minutes * 60_000).toLocaleDateString('sv-SE', { timeZone: 'Europe/Bucharest' });

/** The days that stand in fields. */
const daysIn = async (fields: Locator) =>
  Promise.all(
    (await fields.all()).map(async (field) => {
      const [day, month, year] = await field.getByRole('spinbutton').allTextContents();
      return `${year}-${month}-${day}`;
    }),
  );

const accessible = async (page: Page) => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
};

test('an administrator names a day off, nobody can book it, and an expert works on it all the same', async ({
  page,
  enterAs,
  browser,
}) => {
  const freeDays = async (): Promise<string[]> => {
    const { expert } = await (await page.request.get('/payload/ro/experts/demo-expert.json')).json();
    return expert.offerings.flatMap((offering: { freeStarts: number[] }) => offering.freeStarts.map(dayOf));
  };
  await enterAs('admin');
  await page.goto('/admin/settings/holidays');
  await page.getByRole('button', { name: 'Adaugă sărbătorile legale din anul care vine' }).click();
  await expect(page.getByLabel('Numele în română').first()).not.toHaveValue('');
  // A day of the list is not added once more: the last free one may be Christmas.
  const listed = await daysIn(page.getByRole('main').getByRole('group', { name: 'Ziua' }));
  const last =
    (await freeDays())
      .filter((day) => !listed.includes(day))
      .toSorted()
      .at(-1) ?? '';
  const [year = '', month = '', day = ''] = last.split('-');
  await page.getByRole('button', { name: 'Adaugă o zi' }).click();
  const row = page.getByRole('main').getByRole('listitem').last();
  await row.getByRole('spinbutton').first().click();
  await page.keyboard.type(`${day}${month}${year}`);
  await row.getByLabel('Numele în română').fill('Ziua școlii');
  await row.getByLabel('Numele în engleză').fill('School day');
  await page.getByRole('button', { name: 'Salvează' }).click();
  await expect(page.getByText('Schimbarea a fost salvată.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Istoric' }).locator('ins').first()).toContainText('Ziua școlii');
  await page.setViewportSize({ width: 320, height: 800 });
  await accessible(page);
  await expect.poll(freeDays).not.toContain(last);

  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const expert = await context.newPage();
  await enterAs('expert', expert);
  await expert.goto('/dashboard/expert?part=hours');
  await expert.getByLabel('Lucrez: Ziua școlii').check();
  await accessible(expert);
  await expert.getByRole('button', { name: 'Salvează programul' }).click();
  await expect(expert.getByText('Programul a fost salvat.')).toBeVisible();
  await expect.poll(freeDays).toContain(last);
});
