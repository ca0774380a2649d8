import type { Page } from '@playwright/test';
import { uidOf } from '../../support/backend/backend.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { enrolled } from '../../support/people/enrolled.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'spreadsheets-that-answer';
const LESSON = `/dashboard/courses/${COURSE}/lessons/mean-or-median/video`;

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

// What they choose goes with their account: nobody shares theirs.
test.beforeEach(async ({ page }) => {
  const email = await registerAs(page, 'Petra Film');
  await enrolled(page, await uidOf(page, email), COURSE, 'demo-sorin-balan');
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
    if (await page.getByRole('button', { name: /^Am terminat/ }).evaluate((end) => end === document.activeElement))
      break;
    await page.keyboard.press('Tab');
  }
  await expect(page.getByRole('button', { name: /^Am terminat/ })).toBeFocused();
});

test('speed and captions are chosen once and remembered', async ({ page }) => {
  // The film speaks the language of the page.
  await expect(page.getByRole('button', { name: 'Arată subtitrările' })).toBeVisible();
  expect(await shownCaptions(page)).toEqual([]);
  await player(page).focus();
  await page.keyboard.press('>');
  await expect.poll(() => rate(page)).toBe(1.25);
  await page.getByRole('button', { name: 'Setări' }).click();
  await page.getByRole('menuitem', { name: /Subtitrări/ }).click();
  await page.getByRole('menuitemradio', { name: 'English', exact: true }).click();
  await expect.poll(() => shownCaptions(page)).toEqual(['en']);
  await page.reload();
  await expect.poll(() => shownCaptions(page)).toEqual(['en']);
  await expect.poll(() => rate(page)).toBe(1.25);
  await page.getByRole('button', { name: 'Ascunde subtitrările' }).click();
  await expect.poll(() => shownCaptions(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Arată subtitrările' })).toBeVisible();
});

test('captions show by themselves to who reads another language than the film speaks, until they choose', async ({
  page,
}) => {
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('button', { name: 'Hide captions' })).toBeVisible();
  await expect.poll(() => shownCaptions(page)).toEqual(['en']);
  await page.getByRole('button', { name: 'Hide captions' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show captions' })).toBeVisible();
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
  await expect(transcript.getByRole('listitem').first().locator('[lang=en]')).toContainText('Five values');
});

test('two languages stand above each other in the order that was chosen, and beside each other in the transcript', async ({
  page,
}) => {
  const spoken = page.locator('video ~ div[aria-hidden] > p');
  const choose = async (name: string) => {
    await page.getByRole('button', { name: 'Setări' }).click();
    await page.getByRole('menuitem', { name: /Subtitrări/ }).click();
    await page.getByRole('menuitemradio', { name }).click();
    await page.keyboard.press('Escape');
  };
  await choose('English deasupra, Română dedesubt');
  await player(page).focus();
  await page.keyboard.press('4');
  await expect(spoken.first()).toHaveText(/far away/);
  await expect(spoken.last()).toHaveText(/pleacă departe/);
  expect(await shownCaptions(page)).toEqual([]);
  await page.reload();
  await choose('Română deasupra, English dedesubt');
  await player(page).focus();
  await page.keyboard.press('4');
  await expect(spoken.first()).toHaveText(/pleacă departe/);
  await page.keyboard.press('c');
  await expect(spoken).toHaveCount(0);
  await page.keyboard.press('c');
  await expect(spoken).toHaveCount(2);

  const transcript = page.getByRole('region', { name: 'Transcriere' });
  await transcript.getByRole('button', { name: 'Transcriere' }).click();
  await transcript.getByRole('button', { name: 'Amândouă' }).click();
  const row = transcript.getByRole('button', { name: /pleacă departe.*far away/ });
  await expect(row).toHaveAttribute('aria-current', 'true');
  const columns = async () => {
    const boxes = await Promise.all(['ro', 'en'].map((lang) => row.locator(`[lang=${lang}]`).boundingBox()));
    return boxes.map((box) => Math.round(box?.x ?? 0));
  };
  const [left, right] = await columns();
  expect(right).toBeGreaterThan(left ?? 0);
  await transcript.getByRole('searchbox').fill('five values');
  await expect(transcript.getByRole('listitem')).toHaveCount(1);
  await transcript.getByRole('listitem').getByRole('button').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => position(page)).toBeLessThan(1);
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
  await page.setViewportSize({ width: 360, height: 740 });
  await transcript.getByRole('searchbox').fill('');
  const [above, below] = await columns();
  expect(below).toBe(above);
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
