import { storedAt } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

/** Today in Bucharest, as the figures name it. */
const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Bucharest' }).format(new Date());

type Counts = { mapValue: { fields?: Record<string, { integerValue: string }> } };

test('a registration becomes a figure, which an administrator reads for a time of their choice', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const day = today();
  const registrations = async () => {
    const { counts } = (await storedAt(request, `siteFigures/${day.slice(0, 7)}__documents`)) as { counts: Counts };
    return Number(counts.mapValue.fields?.[`${day}:registered`]?.integerValue ?? 0);
  };
  const registered = await registrations();
  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const person = await context.newPage();
  await registerAs(person, 'Cifra Numărescu');
  await person.goto('/dashboard');
  await expect.poll(registrations).toBeGreaterThan(registered);

  await enterAs('admin');
  await page.goto('/admin');
  await page.getByRole('link', { name: 'Cifre', exact: true }).click();
  const accounts = page.getByRole('region', { name: 'Conturi noi', exact: true });
  await accounts.getByText('Tabel', { exact: true }).click();
  await expect(accounts.getByRole('row')).toHaveCount(31);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.getByLabel('Perioada', { exact: true }).selectOption('Ultimele 12 luni');
  await expect(page).toHaveURL(/\/admin\/figures\?range=12m$/);
  await expect(accounts.getByRole('row')).toHaveCount(13);
  await page.getByRole('link', { name: 'EN: English' }).click();
  await expect(page).toHaveURL(/\/en\/admin\/figures\?range=12m$/);
  await expect(page.getByRole('region', { name: 'Words not found', exact: true })).toContainText('excel avansat');
});
