import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test.ts';

const LESSON = '/dashboard/courses/spreadsheets-that-answer/lessons/mean-or-median/video';

const player = (page: Page) => page.getByRole('group', { name: 'Medie sau mediană?' });
const video = (page: Page) => page.locator('video');
const rate = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.playbackRate);
const position = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime);
const isPaused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const shownCaptions = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) =>
    [...element.textTracks]
      .filter(({ kind, mode }) => kind === 'captions' && mode === 'showing')
      .map(({ language }) => language),
  );

test.beforeEach(async ({ page, enterAs }) => {
  await enterAs('learner');
  await page.goto(LESSON);
  await expect(player(page)).toBeVisible();
  await expect(page.getByText('0:10')).toBeVisible();
});

test('the player is steered by keys alone, lists them, and lets the focus go on', async ({ page }) => {
  await player(page).focus();
  await page.keyboard.press('m');
  await page.keyboard.press('Space');
  await expect.poll(() => isPaused(page)).toBe(false);
  await page.keyboard.press('k');
  await expect.poll(() => isPaused(page)).toBe(true);
  await page.keyboard.press('5');
  await expect.poll(() => position(page)).toBe(5);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => position(page)).toBe(0);

  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Scurtături de tastatură' });
  await expect(help).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await expect(player(page)).toBeFocused();

  for (let presses = 0; presses < 20; presses++) {
    if (
      await page.getByRole('button', { name: 'Am terminat lecția' }).evaluate((end) => end === document.activeElement)
    )
      break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: 'Am terminat lecția' })).toBeFocused();
});

test('speed and captions are chosen once and remembered', async ({ page }) => {
  await expect.poll(() => shownCaptions(page)).toEqual(['ro']);
  await player(page).focus();
  await page.keyboard.press('>');
  await expect.poll(() => rate(page)).toBe(1.25);
  await page.getByRole('button', { name: 'Setări' }).click();
  await page.getByRole('menuitem', { name: /Subtitrări/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  await expect.poll(() => shownCaptions(page)).toEqual(['en']);
  await page.reload();
  await expect.poll(() => shownCaptions(page)).toEqual(['en']);
  await expect.poll(() => rate(page)).toBe(1.25);
  await page.getByRole('button', { name: 'Ascunde subtitrările' }).click();
  await expect.poll(() => shownCaptions(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Arată subtitrările' })).toBeVisible();
});

test('captions follow the language of the page', async ({ page }) => {
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Hide captions' })).toBeVisible();
  await expect.poll(() => shownCaptions(page)).toEqual(['en']);
});

test('the transcript is read in either language, searched without diacritics, and jumps', async ({ page }) => {
  const transcript = page.getByRole('region', { name: 'Transcriere' });
  await transcript.getByRole('button', { name: 'Transcriere' }).click();
  await expect(transcript.getByRole('listitem')).toHaveCount(3);
  await transcript.getByRole('searchbox', { name: 'Caută în transcriere' }).fill('pleaca');
  await expect(transcript.getByText('Un rând găsit')).toBeVisible();
  await transcript.getByRole('button', { name: /pleacă departe/ }).click();
  await expect.poll(() => position(page)).toBe(3);
  await expect(transcript.getByRole('button', { name: /pleacă departe/ })).toHaveAttribute('aria-current', 'true');
  await transcript.getByRole('searchbox').fill('');
  await transcript.getByRole('button', { name: 'English' }).click();
  await expect(transcript.getByRole('list')).toHaveAttribute('lang', 'en');
  await expect(transcript.getByRole('listitem').first()).toContainText('Five values');
});

test('chapters lead to their moment', async ({ page }) => {
  await page.getByRole('button', { name: 'Setări' }).click();
  await page.getByRole('menuitem', { name: /Capitole/ }).click();
  await page.getByRole('menuitemradio', { name: 'Cine se mută' }).click();
  await expect.poll(() => position(page)).toBe(6);
});

test('the content of a captions file is shown as text, even if it looks like markup', async ({ page }) => {
  await page.route(/captions\.ro\.vtt\?/, (route) =>
    route.fulfill({
      headers: { 'Access-Control-Allow-Origin': '*' },
      contentType: 'text/vtt',
      body: 'WEBVTT\n\n00:00.000 --> 00:09.000\n<b>Tare</b> <img src=x onerror=alert(1)> &lt;script&gt;alert(2)&lt;/script&gt;\n',
    }),
  );
  await page.reload();
  const transcript = page.getByRole('region', { name: 'Transcriere' });
  await transcript.getByRole('button', { name: 'Transcriere' }).click();
  await expect(transcript.getByRole('listitem')).toContainText('Tare <script>alert(2)</script>');
  expect(await transcript.locator('ol').locator('img, script, b').count()).toBe(0);
});

test('axe has nothing to object to, with the transcript, the menu and the list of keys open', async ({ page }) => {
  const objections = async () =>
    (await new AxeBuilder({ page }).analyze()).violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  await page.getByRole('button', { name: 'Transcriere' }).click();
  await expect(page.getByRole('region', { name: 'Transcriere' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Setări' }).click();
  await expect(page.getByRole('menuitem', { name: /Viteză/ })).toBeVisible();
  expect(await objections()).toEqual([]);
  await page.getByRole('menuitem', { name: 'Scurtături de tastatură' }).click();
  await expect(page.getByRole('dialog', { name: 'Scurtături de tastatură' })).toBeVisible();
  expect(await objections()).toEqual([]);
});
