import { BAD_TEXTS } from '@cursiv/shared-domain/testing/texts';
import type { Page } from '@playwright/test';
import { enterProven, NEW_PASSWORD, provenAccount } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const times = (page: Page) => page.getByRole('button', { name: /^\d\d:\d\d/ });
const chooseZone = async (page: Page, typed: string, city: string) => {
  await page.getByRole('button', { name: 'Schimbă fusul orar' }).click();
  await page.getByRole('combobox', { name: 'Fus orar' }).fill(typed);
  await expect(page.getByRole('option', { name: city })).toBeVisible();
  // A pointer that has to scroll to the suggestion would close it.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Schimbă fusul orar' })).toBeFocused();
};
const panel = (page: Page, title: string) => page.getByRole('region', { name: title });

test('a visitor narrows the experts down, and the address keeps it in both languages', async ({ page }) => {
  await page.goto('/experts');
  await expect(names(page)).toHaveCount(6);
  await expect(page.getByRole('main').getByText(/^Liber: \p{L}+\.?, \d+ \p{L}+\.?, \d\d:\d\d$/u)).toHaveCount(6);
  await page.getByLabel('Ordine').selectOption('name');
  await expect(page).toHaveURL('/experts?sort=name');
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
  await page.getByLabel('This week').selectOption({ label: 'Evenings' });
  await expect(page).toHaveURL(/time=evenings&zone=Europe%2FBucharest/);
  await expect(names(page).filter({ hasText: 'Ana Moldovan' })).toBeVisible();
  await expect(names(page).filter({ hasText: 'Paul Greceanu' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByLabel('Language', { exact: true }).selectOption('en');
  await page.getByLabel('Language level').selectOption('C2');
  await expect(page).toHaveURL(/language=en&fluency=C2/);
  await expect(names(page)).toHaveCount(2);
});

test('on a slow connection an order, a language and a topic, chosen without waiting, are all kept and shown', async ({
  page,
}) => {
  await page.goto('/experts');
  const connection = Promise.withResolvers<void>();
  await page.route('**/payload/ro/experts*', async (route) => {
    await connection.promise;
    // The answer to a choice that another has replaced is wanted no more.
    await route.continue().catch(() => undefined);
  });
  await page.getByLabel('Ordine').selectOption('name');
  await page.getByLabel('Limbă', { exact: true }).selectOption('de');
  await page.getByLabel('Subiect', { exact: true }).selectOption({ label: 'Somn' });
  await expect(page.getByLabel('Ordine')).toHaveValue('name');
  await expect(page.getByLabel('Limbă', { exact: true })).toHaveValue('de');
  await expect(names(page)).toHaveCount(6);
  connection.resolve();
  await expect(page).toHaveURL('/experts?sort=name&language=de&topic=somn');
  await expect(names(page)).toHaveText(['Ilinca Șerban']);
});

test('from a course, its experts are found in the language of the page, in a low window too', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  const { courses } = await (await request.get('/payload/ro/courses.json')).json();
  await page.goto(`/courses/${courses[0].id}`);
  await page.getByRole('link', { name: 'Experți care îl pot explica în română' }).click();
  await expect(page).toHaveURL(`/experts?course=${courses[0].id}&language=ro`);
  await expect(page.getByRole('main').getByRole('link', { name: courses[0].title.text })).toBeVisible();
});

/** Of the first day some hours may be too near to be asked for: which ones depends on the hour of the test. */
const showLaterDays = (page: Page) => page.getByRole('button', { name: 'Zilele următoare' }).click();

test('an expert’s times stand on both clocks, or on any other', async ({ page }) => {
  await page.goto('/experts');
  await page.getByRole('link', { name: 'Daniel Okafor', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Daniel Okafor' })).toBeVisible();
  await page.getByRole('radio', { name: /Portofoliu în trei pagini/ }).check();
  await showLaterDays(page);
  // From nine in New York. Its clocks change on the days of those in Los Angeles, and on others than those in Bucharest.
  await expect(page.getByText(/^Ora 1[567]:00 înseamnă 09:00 în New York/)).toBeVisible();
  await chooseZone(page, 'new york', 'New York');
  await showLaterDays(page);
  await expect(times(page).first()).toHaveText('09:00');
  await chooseZone(page, 'los angeles', 'Los Angeles');
  await showLaterDays(page);
  await expect(times(page).first()).toHaveText('06:00');
  await expect(page.getByText('Ora 06:00 înseamnă 09:00 în New York')).toBeVisible();
  await times(page).first().click();
  const chosen = panel(page, 'Portofoliu în trei pagini, cu Daniel Okafor');
  await expect(chosen.getByRole('heading')).toBeFocused();
  await expect(chosen).toContainText('06:00–07:00 (Los Angeles)');
  await expect(chosen).toContainText('09:00–10:00 (New York)');
});

test('free times are laid out by month, by week or as a list, and a reload or the other language keeps the choice', async ({
  page,
}) => {
  await page.goto('/experts/demo-daniel-okafor');
  const view = (name: string) => page.getByRole('radio', { name, exact: true });
  await expect(page.getByRole('grid')).toBeVisible();
  await view('Luna').focus();
  await page.keyboard.press('ArrowRight');
  await expect(view('Săptămâna')).toBeChecked();
  const week = page.getByRole('region', { name: /^\d+ \p{L}+ – \d+ \p{L}+$/u });
  await expect(
    week.getByRole('heading', { level: 3, name: /^(luni|marți|miercuri|joi|vineri|sâmbătă|duminică)/ }),
  ).toHaveCount(7);
  const title = await week.getByRole('heading').first().textContent();
  await week.getByRole('button', { name: 'Săptămâna următoare' }).click();
  await expect(week.getByRole('heading').first()).not.toHaveText(there(title));
  await times(page).first().click();
  const chosen = await times(page).first().textContent();
  await expect(page).toHaveURL(/view=week/);
  await page.reload();
  // A press that begins before the page is alive and ends after it is none.
  await page.waitForFunction(() => 'authHydrated' in document.documentElement.dataset);
  await expect(view('Săptămâna')).toBeChecked();
  await expect(page.getByRole('button', { pressed: true, name: there(chosen) })).toBeVisible();
  await page.getByRole('link', { name: 'English' }).click();
  await expect(view('Week')).toBeChecked();
  await expect(page.getByRole('button', { pressed: true, name: there(chosen) })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 800 });
  await view('List').check({ force: true });
  const before = await times(page).count();
  await page.getByRole('button', { name: 'Show more days' }).click();
  await expect.poll(() => times(page).count()).toBeGreaterThan(before);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('whose clock is a year ahead is told to check it', async ({ page }) => {
  await page.clock.setSystemTime(Date.now() + 366 * 86_400_000);
  await page.goto('/experts/demo-daniel-okafor');
  await expect(page.getByText('Orele de pe pagină au trecut')).toBeVisible();
  await expect(page.getByText(/verifică data și ora dispozitivului/)).toBeVisible();
});

test('a day is found in the month by keyboard alone, on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/experts/demo-daniel-okafor');
  const month = page.getByRole('grid');
  const isIn = page.locator(':focus');
  await page.getByRole('button', { name: 'Schimbă fusul orar' }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: 'Luna' })).toBeFocused();
  await page.keyboard.press('Tab');
  while ((await isIn.getAttribute('aria-label'))?.startsWith('Luna')) await page.keyboard.press('Tab');
  const before = await isIn.getAttribute('aria-label');
  await page.keyboard.press('ArrowDown');
  await expect(isIn).not.toHaveAttribute('aria-label', there(before));
  const label = there(await isIn.getAttribute('aria-label'));
  expect(label).toMatch(/\d+ ore libere$/);
  await page.keyboard.press('Enter');
  await expect(month.getByRole('gridcell', { selected: true }).first()).toContainText(there(label.match(/\d+/)?.[0]));
  await expect(times(page).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test.describe('on the other side of the world', () => {
  test.use({ timezoneId: 'Pacific/Auckland' });
  test('the same times fall on other days', async ({ page }) => {
    await page.goto('/experts/demo-daniel-okafor');
    await showLaterDays(page);
    await times(page).first().click();
    await expect(page).toHaveURL(/[?&]at=/);
    const at = new Date(there(new URL(page.url()).searchParams.get('at')));
    const clockIn = (timeZone: string) =>
      at.toLocaleTimeString('ro', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    expect(clockIn('America/New_York')).toBe('09:00');
    // Three in the morning or earlier, by the season on each side.
    const here = clockIn('Pacific/Auckland');
    await expect(times(page).first()).toHaveText(here);
    await expect(page.getByText(`Ora ${here} înseamnă 09:00 în New York`)).toBeVisible();
  });
});

test('a visitor chooses a time, signs in, comes back to it and asks; the time is then nobody else’s until it is given back', async ({
  page,
  browser,
  request,
}) => {
  const email = await provenAccount(request, 'Vlad Somn');
  await page.goto('/experts/demo-sorin-balan');
  await page.getByRole('radio', { name: /Primele interogări SQL/ }).check();
  await page.getByRole('button', { name: 'Zilele următoare' }).click();
  const time = times(page).first();
  const label = there(await time.textContent());
  await time.click();
  const chosen = panel(page, 'Primele interogări SQL, cu Sorin Bălan');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.has('at'));
  const at = there(new URL(page.url()).searchParams.get('at'));
  await chosen.getByRole('link', { name: 'Intră în cont' }).click();
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Parola/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Intră în cont', exact: true }).click();

  await expect(page).toHaveURL(/\/experts\/demo-sorin-balan\?session=queries&at=/);
  await expect(chosen.getByRole('heading')).toBeInViewport();
  await expect(page.getByRole('button', { pressed: true })).toHaveText(label);
  const topic = BAD_TEXTS.slice(0, 3).join(' ');
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
    await expect(other.getByText('Ora aleasă nu mai este liberă')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await other.context().close();

  await chosen.getByRole('link', { name: 'Vezi programarea' }).click();
  const card = page.getByRole('article').filter({ hasText: topic });
  await expect(card).toHaveCount(1);
  await expect(card).toContainText('Solicitată');
  await card.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Anulează programarea' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Anulează programarea' }).click();
  await expect.poll(free).toBe(true);
});

test('of two people who want the same time, the slower one is told so at once', async ({ page, browser }) => {
  const choose = async (person: Page) => {
    await person.goto('/experts/demo-ilinca-serban');
    await times(person).first().click();
    return panel(person, 'Jurnalul tău de somn, cu Ilinca Șerban');
  };
  await enterProven(page.context(), 'Ana Grabă');
  const first = await choose(page);
  await expect(first.getByRole('button', { name: 'Cere această oră' })).toBeVisible();

  const context = await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' });
  await enterProven(context, 'Dan Răgaz');
  const slower = await context.newPage();
  const second = await choose(slower);
  await expect(second.getByRole('button', { name: 'Cere această oră' })).toBeVisible();

  await first.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(first.getByText('Cererea a fost trimisă.')).toBeVisible();
  await second.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(slower.getByText('Ora aleasă nu mai este liberă')).toBeVisible();
  await expect(times(slower).first()).toBeVisible();
  await context.close();
});

test('whatever stands in the address of an expert, the page works', async ({ page, problems }) => {
  const text = BAD_TEXTS.join(' ');
  const query = new URLSearchParams({ session: text, at: text, zone: text });
  await page.goto(`/experts/demo-paul-greceanu?${query}`);
  await expect(page.getByRole('radio', { name: /Zece fotografii/ })).toBeChecked();
  await expect(times(page).first()).toBeVisible();
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
