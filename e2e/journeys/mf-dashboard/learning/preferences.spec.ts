import type { Page } from '@playwright/test';
import { uidOf } from '../../../support/backend/backend.ts';
import { change, store, storedAt } from '../../../support/backend/stored.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { NEW_PASSWORD, registerAs } from '../../../support/people/newcomer.ts';
import { enter } from '../../../support/people/session-state.ts';
import { expect, test } from '../../../support/test.ts';

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);
const own = (page: Page) => page.evaluate(() => localStorage.getItem('cursiv:own-preferences'));

test('preferences follow a person from device to device, and leave the one they leave', async ({ page, browser }) => {
  const email = await registerAs(page, 'Alina Drum');
  await page.goto('/dashboard/account');
  const part = page.getByRole('region', { name: 'Preferințe' });
  await part.getByLabel('Aspect').selectOption('Întunecat');
  await expect.poll(() => theme(page)).toBe('dark');
  await part.getByLabel('Viteza filmelor').selectOption('1,5×');
  await part.getByRole('switch', { name: 'Treci singur la lecția următoare' }).check();
  const uid = await uidOf(page, email);
  const stored = () => storedAt(page.request, `users/${uid}/settings/preferences`).catch(() => ({}));
  await expect.poll(stored).toMatchObject({ theme: { stringValue: 'dark' }, autoplayNext: { booleanValue: true } });
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  const other = await browser.newContext();
  await enter(other, email, NEW_PASSWORD, false);
  const elsewhere = await other.newPage();
  await elsewhere.goto('/en/dashboard/account');
  const there = elsewhere.getByRole('region', { name: 'Preferences' });
  await expect(there.getByLabel('Appearance')).toHaveValue('dark');
  await expect(there.getByLabel('Speed of films')).toHaveValue('1.5');
  await there.getByLabel('Captions').selectOption('English above, Română below');
  await there.getByLabel('Language').selectOption('Română');
  await elsewhere.waitForURL('**/dashboard/account');
  await expect(part.getByLabel('Subtitrări')).toHaveValue('enOverRo');
  await other.close();

  // The first paint is right before any code has come.
  await page.route('**/assets/*.js', () => {});
  await page.reload({ waitUntil: 'commit' });
  await expect.poll(() => theme(page)).toBe('dark');
  await page.unroute('**/assets/*.js');
  await page.goto('/dashboard/account');
  await page.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect.poll(() => own(page)).toBeNull();
  await expect.poll(() => theme(page)).toBeUndefined();
});

test('a choice that the rules refuse is told beside its control, and holds up no other', async ({ page, problems }) => {
  const email = await registerAs(page, 'Radu Prea');
  await page.goto('/dashboard/account');
  await expect.poll(() => own(page)).not.toBeNull();
  await page.evaluate(() => {
    const known = JSON.parse(localStorage.getItem('cursiv:own-preferences') ?? '{}');
    const chosen = { ...known, theme: 'dark', speed: 40, unsent: ['theme', 'speed'] };
    localStorage.setItem('cursiv:own-preferences', JSON.stringify(chosen));
  });
  await page.reload();
  const part = page.getByRole('region', { name: 'Preferințe' });
  await expect(part.getByLabel('Viteza filmelor')).toHaveAccessibleDescription(/^Contul nu a primit/);
  await expect(part.getByLabel('Aspect')).toHaveValue('dark');
  const uid = await uidOf(page, email);
  const stored = () => storedAt(page.request, `users/${uid}/settings/preferences`).catch(() => ({}));
  await expect.poll(stored).toMatchObject({ theme: { stringValue: 'dark' } });
  expect(await stored()).not.toHaveProperty('speed');
  await part.getByLabel('Viteza filmelor').selectOption('1,5×');
  await expect.poll(stored).toMatchObject({ speed: { doubleValue: 1.5 } });
  await expect(part.getByRole('alert')).toHaveCount(0);
  // The browser's own lines about what was refused.
  problems.length = 0;
});

test('what a visitor chose fills what their account never chose, and their language is offered', async ({ page }) => {
  const email = await registerAs(page, 'Matei Oaspete');
  await page.goto('/dashboard/account');
  await page.getByLabel('Aspect').selectOption('Luminos');
  await page.getByRole('region', { name: 'Preferințe' }).getByLabel('Limba').selectOption('Română');
  const uid = await uidOf(page, email);
  const stored = () => storedAt(page.request, `users/${uid}/settings/preferences`).catch(() => ({}));
  await expect.poll(stored).toMatchObject({ theme: { stringValue: 'light' }, locale: { stringValue: 'ro' } });
  await page.getByRole('main').getByRole('button', { name: 'Ieși din cont' }).click();
  await expect.poll(() => own(page)).toBeNull();

  // On this device, as a visitor.
  await page.evaluate(() => localStorage.setItem('cursiv:preferences', '{"theme":"dark","speed":2}'));
  await page.goto('/en/login');
  expect(await theme(page)).toBe('dark');
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel(/^Password/).fill(NEW_PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect.poll(() => theme(page)).toBe('light');
  await expect.poll(stored).toMatchObject({ theme: { stringValue: 'light' }, speed: { integerValue: '2' } });
  expect(await page.evaluate(() => localStorage.getItem('cursiv:preferences'))).toBeNull();
  await page.getByRole('link', { name: 'Continuă în română' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Bun/ })).toBeVisible();
});

const COURSE = 'spreadsheets-that-answer';

test('a weekly goal is set, counted from the lessons of the week, and let go', async ({ page }) => {
  const uid = await uidOf(page, await registerAs(page, 'Tudor Rar'));
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  const now = new Date();
  for (const lessonId of ['start-with-the-question', 'a-clean-table'])
    await store(page.request, `enrollments/${uid}__${COURSE}/lessonProgress/${lessonId}`, {
      ...{ lessonId, state: 'completed', positionSec: 0, updatedAt: now, completedAt: now },
    });
  await page.goto('/dashboard');
  const part = page.getByRole('region', { name: 'Țelul săptămânii' });
  await part.getByRole('button', { name: 'Alege un țel' }).click();
  await part.getByLabel('Țel săptămânal').selectOption('3 lecții pe săptămână');
  await expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 din 3 lecții');
  await part.getByLabel('Țel săptămânal').selectOption('2 lecții pe săptămână');
  await expect(part).toContainText('O săptămână cu țelul atins');
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);

  // Whoever leaves the course has learned there all the same.
  await change(page.request, `enrollments/${uid}__${COURSE}`, { status: 'withdrawn' });
  await page.reload();
  await expect(part.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 din 2 lecții');
  await part.getByRole('button', { name: 'Schimbă țelul' }).click();
  await part.getByLabel('Țel săptămânal').selectOption('Fără țel');
  const stored = () => storedAt(page.request, `users/${uid}/settings/preferences`);
  await expect.poll(stored).toMatchObject({ weeklyGoal: { nullValue: null } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Cursurile mele' })).toBeVisible();
  await expect(part).toHaveCount(0);
});

test('the end of a film leads on for who wants it, unless they stay', async ({ page }) => {
  await page.clock.install();
  const uid = await uidOf(page, await registerAs(page, 'Ema Merge'));
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  await store(page.request, `users/${uid}/settings/preferences`, { autoplayNext: true });
  await page.goto(`/dashboard/courses/${COURSE}/lessons/mean-or-median/video`);
  const film = page.locator('video');
  const playToEnd = () =>
    film.evaluate(async (video: HTMLVideoElement) => {
      video.muted = true;
      video.currentTime = video.duration - 0.5;
      await video.play();
    });
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await playToEnd();
  await expect(page.getByText('Peste 10 secunde urmează „Verifică-te singur”.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.clock.runFor(10_000);
  await expect(page.getByRole('heading', { level: 1, name: 'Verifică-te singur' })).toBeVisible();
  await page.goBack();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await playToEnd();
  await page.getByRole('button', { name: 'Rămân aici' }).click();
  await expect(page.getByText(/^Peste 10 secunde/)).toHaveCount(0);
});
