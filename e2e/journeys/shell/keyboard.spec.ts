import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { chooseIn, pressOn, tabTo, typeInto } from '../../support/page/keyboard.ts';
import { NEW_PASSWORD, newEmail } from '../../support/people/newcomer.ts';
import { DEMO_PASSWORD, emailOf, expect, test } from '../../support/test.ts';
import { there } from '../../support/there.ts';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page, name?: string) => page.getByRole('heading', { level: 1, ...(name && { name }) });

test('courses are searched, filtered and opened', async ({ page }) => {
  await page.goto('/experts');
  await typeInto(page.getByRole('banner').getByRole('searchbox'), 'o');
  await page.keyboard.press('Enter');
  await expect(title(page, 'Cursuri')).toBeFocused();
  await chooseIn(page.getByLabel('Domeniu'), 'Arte');
  await expect(page).toHaveURL('/courses?q=o&category=arts');
  await expect(page.getByLabel('Domeniu')).toBeFocused();
  await tabTo(main(page).getByRole('searchbox'), 'Shift+Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await expect(page).toHaveURL('/courses?category=arts');
  await pressOn(page.getByRole('button', { name: 'Șterge filtrele' }));
  await expect(page).toHaveURL('/courses');
  await pressOn(
    page
      .getByRole('link', { name: 'Python, primii pași' })
      .or(main(page).locator('a[href="/courses/python-first-steps"]'))
      .first(),
  );
  await expect(page).toHaveURL('/courses/python-first-steps');
  await expect(title(page)).toBeFocused();
});

test('on a narrow screen the menu, the search and the filters open, close with Escape, and give the focus back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/experts');
  const menu = page.getByRole('button', { name: 'Meniu' });
  await pressOn(menu, 'Space');
  const resources = page.getByRole('banner').getByRole('link', { name: 'Resurse' });
  await tabTo(resources);
  await page.keyboard.press('Escape');
  await expect(resources).toBeHidden();
  await expect(menu).toBeFocused();
  const search = page.getByRole('button', { name: 'Caută', exact: true });
  await tabTo(search, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(search).toBeFocused();
  await page.goto('/courses');
  await pressOn(page.getByRole('button', { name: 'Filtre' }));
  await chooseIn(page.getByLabel('Domeniu'), 'Arte');
  await expect(page).toHaveURL('/courses?category=arts');
});

test('a free lesson plays, with captions, speed and help', async ({ page }) => {
  await page.goto('/courses/romanian-for-newcomers');
  await pressOn(page.getByRole('region', { name: 'Cuprins' }).getByRole('button').first());
  const video = page.locator('video');
  await expect(video).toBeVisible();
  const read = <Value>(of: (element: HTMLVideoElement) => Value) => video.evaluate(of as (element: Element) => Value);
  await tabTo(page.getByRole('group').filter({ has: video }).last());
  await page.keyboard.press('m');
  await page.keyboard.press('Space');
  await expect.poll(() => read(({ paused, currentTime }) => !paused && currentTime > 0)).toBe(true);
  await page.keyboard.press('k');
  await expect.poll(() => read(({ paused }) => paused)).toBe(true);
  await page.keyboard.press('>');
  await expect.poll(() => read(({ playbackRate }) => playbackRate)).toBe(1.25);
  const captions = page.getByRole('button', { name: /subtitrările$/ });
  const before = (await captions.getAttribute('aria-label')) ?? (await captions.textContent());
  await page.keyboard.press('c');
  await expect
    .poll(async () => (await captions.getAttribute('aria-label')) ?? (await captions.textContent()))
    .not.toBe(before);
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' });
  await expect(help).toBeVisible();
  await page.keyboard.press('/');
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  const settings = page.getByRole('button', { name: 'Setări' });
  await pressOn(settings);
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(settings).toBeFocused();
});

test('a newcomer registers from a course and is enrolled', async ({ page }) => {
  await page.goto('/courses/python-first-steps');
  await pressOn(
    main(page)
      .getByRole('link', { name: /^Înscrie-te/ })
      .first(),
  );
  await expect(title(page)).toBeFocused();
  if (page.url().includes('/login')) await pressOn(main(page).getByRole('link', { name: 'Creează cont' }));
  await typeInto(page.getByLabel('Nume'), 'Tasta Tab');
  await typeInto(page.getByLabel('E-mail'), newEmail('tastatura'));
  await typeInto(page.getByLabel(/^Parola/), NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/register');
  await expect(page).toHaveURL('/dashboard/courses/python-first-steps');
  await expect(title(page)).toBeVisible();
});

test('a resource is previewed and saved', async ({ page }) => {
  await page.goto('/resources');
  await typeInto(main(page).getByRole('searchbox'), 'formule');
  await expect(page).toHaveURL('/resources?q=formule');
  await pressOn(main(page).locator('a[href="/resources/formule-pentru-emailuri"]').first());
  await expect(title(page)).toBeFocused();
  await pressOn(page.getByRole('button', { name: 'Previzualizează formule.txt' }), 'Space');
  await expect(page.getByText('Could you confirm … by Tuesday?')).toBeVisible();
  const saving = page.waitForEvent('download');
  await pressOn(page.getByRole('button', { name: 'Descarcă formule.txt' }));
  expect((await saving).suggestedFilename()).toBe('formule.txt');
});

test('an expert’s time is chosen, through signing in, up to the request', async ({ page }) => {
  await page.goto('/experts/demo-sorin-balan');
  const session = page.getByRole('group', { name: 'Ședința' }).getByRole('radio', { checked: true });
  await tabTo(session);
  await page.keyboard.press('ArrowDown');
  const name = there(await session.getAttribute('value'));
  await pressOn(page.getByRole('button', { name: 'Zilele următoare' }));
  await tabTo(page.getByRole('button', { name: /^\d\d:\d\d/ }).last(), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(({ searchParams }) => searchParams.has('at') && searchParams.get('session') === name);
  await pressOn(main(page).getByRole('link', { name: 'Intră în cont' }));
  await typeInto(page.getByLabel('E-mail'), emailOf('learner'));
  await typeInto(page.getByLabel(/^Parola/), DEMO_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/experts\/demo-sorin-balan\?/);
  await typeInto(page.getByLabel(/^Mesaj pentru/), 'Aș vrea să exersăm.');
  await tabTo(page.getByRole('button', { name: 'Cere această oră' }));
});

test('a message is mended and sent', async ({ page }) => {
  await page.clock.install();
  await page.goto('/');
  const form = page.getByRole('region', { name: 'Nu știi de unde să începi?' });
  const field = (label: RegExp) => form.getByLabel(label);
  await page.clock.fastForward(5_000);
  await pressOn(form.getByRole('button', { name: 'Trimite mesajul' }));
  await expect(field(/^Numele tău/)).toBeFocused();
  await page.keyboard.type('Ștefania Țurcanu');
  await typeInto(field(/^Adresa de e-mail/), 'stefania@exemplu.ro');
  await typeInto(field(/^Mesajul tău/), `Numai cu tastatura. ${randomUUID()}`);
  await pressOn(form.getByRole('checkbox', { name: /^Sunt de acord/ }), 'Space');
  await pressOn(form.getByRole('button', { name: 'Trimite mesajul' }));
  await expect(page.getByRole('heading', { name: 'Mulțumim, mesajul a ajuns.' })).toBeFocused();
});

test('the language is switched, and the place and what is typed stay', async ({ page }) => {
  await page.goto('/experts');
  await typeInto(main(page).getByRole('searchbox'), 'somn');
  await expect(page).toHaveURL('/experts?q=somn');
  const english = page.getByRole('banner').getByRole('link', { name: 'EN: English' });
  await tabTo(english, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/en/experts?q=somn');
  await expect(english).toBeFocused();
  await expect(main(page).getByRole('searchbox')).toHaveValue('somn');
});
