import type { Page } from '@playwright/test';
import { BAD_TEXTS } from '../../support/bad-texts.ts';
import { expect, test } from '../../support/test.ts';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d/ });
const chooseZone = async (page: Page, typed: string, city: string) => {
  await page.getByRole('button', { name: 'Schimbă fusul orar' }).click();
  await page.getByRole('combobox', { name: 'Fus orar' }).fill(typed);
  await page.getByRole('option', { name: city }).click();
  await expect(page.getByRole('button', { name: 'Schimbă fusul orar' })).toBeFocused();
};
const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a visitor narrows the experts down, and the address keeps it in both languages', async ({ page }) => {
  await page.goto('/experts');
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByRole('main').getByText(/^Liber: \p{L}+\., \d+ \p{L}+\.?, \d\d:\d\d$/u)).toHaveCount(6);
  await page.getByLabel('Ordine').selectOption('name');
  await expect(names(page).first()).toHaveText('Ana Moldovan');
  await page.getByLabel('Limbă', { exact: true }).selectOption('de');
  await expect(names(page)).toHaveText(['Ilinca Șerban']);
  await page.getByLabel('Subiect', { exact: true }).selectOption({ label: 'Somn' });
  await expect(page).toHaveURL('/experts?sort=name&language=de&topic=somn');
  await page.getByRole('navigation', { name: 'Limba paginii' }).getByRole('link', { name: 'English' }).click();
  await expect(page).toHaveURL('/en/experts?sort=name&language=de&topic=somn');
  await expect(page.getByLabel('Topic', { exact: true }).locator('option:checked')).toHaveText('Sleep');
  await expect(names(page)).toHaveText(['Ilinca Șerban']);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(names(page)).toHaveCount(6);
});

test('an expert’s times stand on both clocks, or on any other', async ({ page }) => {
  await page.goto('/experts');
  await page.getByRole('link', { name: 'Daniel Okafor', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible();
  await expect(page.getByRole('radio', { name: /Portofoliu în trei pagini/ })).toBeChecked();
  // From nine in New York, seven hours behind Bucharest.
  await expect(times(page).first()).toHaveText('16:0009:00 · New York');
  await chooseZone(page, 'new york', 'New York');
  await expect(times(page).first()).toHaveText('09:00');
  await chooseZone(page, 'tokio', 'Tokio');
  await expect(times(page).first()).toHaveText('23:0009:00 · New York');
  await times(page).first().click();
  const chosen = panel(page, 'Portofoliu în trei pagini, cu Daniel Okafor');
  await expect(chosen.getByRole('heading')).toBeFocused();
  await expect(chosen).toContainText('23:00–00:00 (Tokio)');
  await expect(chosen).toContainText('09:00–10:00 (New York)');
});

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('the same times fall on other days', async ({ page }) => {
    await page.goto('/experts/demo-daniel-okafor');
    await expect(times(page).first()).toHaveText('03:0009:00 · New York');
  });
});

test('a visitor chooses a time, signs in, comes back to it and asks; the time is then nobody else’s until it is given back', async ({
  page,
  browser,
  request,
}) => {
  await page.goto('/experts/demo-sorin-balan');
  await page.getByRole('radio', { name: /Primele interogări SQL/ }).check();
  await page.getByRole('button', { name: 'Zilele următoare' }).click();
  const time = times(page).first();
  const label = (await time.textContent()) ?? '';
  await time.click();
  const chosen = panel(page, 'Primele interogări SQL, cu Sorin Bălan');
  const at = new URL(page.url()).searchParams.get('at') ?? '';
  await chosen.getByRole('link', { name: 'Intră în cont' }).click();
  await page.getByLabel('E-mail').fill('learner@cursiv.test');
  await page.getByLabel(/^Parola/).fill('cursiv-demo');
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();

  await expect(page).toHaveURL(/\/experts\/demo-sorin-balan\?session=queries&at=/);
  await expect(chosen.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('button', { pressed: true })).toHaveText(label);
  const topic = `${BAD_TEXTS.slice(0, 3).join(' ')}`;
  await chosen.getByLabel(/^Mesaj pentru/).fill(topic);
  await chosen.getByRole('button', { name: 'Cere această oră' }).dblclick();
  await expect(chosen.getByText('Cererea a fost trimisă.')).toBeVisible();

  const free = async () => {
    const { expert } = (await (await request.get('/payload/ro/experts/demo-sorin-balan.json')).json()) as {
      expert: { offerings: { id: string; freeStarts: number[] }[] };
    };
    return expert.offerings.find(({ id }) => id === 'queries')?.freeStarts.includes(Date.parse(at) / 60_000);
  };
  await expect.poll(free).toBe(false);
  const other = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  // The edge keeps a page for some seconds.
  await expect(async () => {
    await other.goto(`/experts/demo-sorin-balan?session=queries&at=${at}`);
    await expect(other.getByText('Ora aleasă nu mai este liberă')).toBeVisible({ timeout: 2_000 });
  }).toPass();
  await other.context().close();

  await chosen.getByRole('link', { name: 'Vezi programarea' }).click();
  const card = page.getByRole('article').filter({ hasText: topic });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Solicitată');
  await card.getByRole('button', { name: 'Anulează programarea' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anulează programarea' }).click();
  await expect.poll(free).toBe(true);
});

test('of two people who want the same time, the slower one is told so at once', async ({ page, browser, signIn }) => {
  const choose = async (person: Page) => {
    await person.goto('/experts/demo-ilinca-serban');
    await times(person).first().click();
    return panel(person, 'Jurnalul tău de somn, cu Ilinca Șerban');
  };
  await signIn('learner');
  const first = await choose(page);
  await expect(first.getByRole('button', { name: 'Cere această oră' })).toBeVisible();

  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  const creator = await context.newPage();
  await signIn('creator', creator);
  const second = await choose(creator);
  await expect(second.getByRole('button', { name: 'Cere această oră' })).toBeVisible();

  await first.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(first.getByText('Cererea a fost trimisă.')).toBeVisible();
  await second.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(creator.getByText('Ora aleasă nu mai este liberă')).toBeVisible();
  await expect(times(creator).first()).toBeVisible();
  await context.close();
});

test('whatever stands in the address of an expert, the page works', async ({ page, problems }) => {
  for (const text of BAD_TEXTS) {
    const query = new URLSearchParams({ session: text, at: text, zone: text });
    await page.goto(`/experts/demo-paul-greceanu?${query}`);
    await expect(page.getByRole('radio', { name: /Zece fotografii/ })).toBeChecked();
    await expect(times(page).first()).toBeVisible();
  }
  await page.goto(
    `/experts?${new URLSearchParams({ q: BAD_TEXTS[0] ?? '', topic: BAD_TEXTS[1] ?? '', sort: '__proto__' })}`,
  );
  await expect(page.getByText('Niciun expert', { exact: false }).first()).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
  for (const id of ['nimeni', '__proto__', '%3Csvg%3E']) {
    await page.goto(`/experts/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Pagina nu a fost găsită' })).toBeVisible();
  }
  // The browser itself logs the missing pages.
  problems.length = 0;
});
