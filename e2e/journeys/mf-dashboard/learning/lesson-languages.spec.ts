import type { Page } from '@playwright/test';
import { uidOf } from '../../../support/backend/backend.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const OWNERS = {
  'spreadsheets-that-answer': 'demo-sorin-balan',
  'statistics-in-the-news': 'demo-instructor',
  'clear-work-emails': 'demo-helen-marsh',
} as const;

/** Somebody new opens a lesson of a course that they take. */
async function openLesson(page: Page, courseId: keyof typeof OWNERS, lessonId: string): Promise<void> {
  const uid = await uidOf(page, await registerAs(page, 'Doina Două'));
  await enrolled(page, uid, courseId, OWNERS[courseId]);
  await page.goto(`/dashboard/courses/${courseId}/lessons/${lessonId}/video`);
}

const note = (page: Page, name: RegExp) => page.getByRole('textbox', { name });
const scrollOf = (page: Page) => page.evaluate(() => Math.round(scrollY));
const scrollTo = async (page: Page, y: number) => {
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), y);
  await expect.poll(() => scrollOf(page)).toBe(y);
};

/** The browser may move by the lines that the other language has more above; nobody is taken elsewhere. */
const isAbout = async (page: Page, y: number) => expect(Math.abs((await scrollOf(page)) - y)).toBeLessThan(80);

/** Changes the language in the header as the keyboard does, which moves nothing. */
async function switchTo(page: Page, locale: 'EN' | 'RO'): Promise<void> {
  const link = page.getByRole('link', { name: `${locale}: ` });
  await link.evaluate((element: HTMLElement) => element.focus({ preventScroll: true }));
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('lang', locale.toLowerCase());
}

test('a text keeps the place and the note that is being written', async ({ page }) => {
  await openLesson(page, 'spreadsheets-that-answer', 'start-with-a-question');
  await note(page, /Scrie o notiță/).fill('O notiță neterminată');
  await scrollTo(page, 240);
  await switchTo(page, 'EN');
  await expect(page.locator('#lesson-text [lang=ro]')).toHaveCount(0);
  await expect(note(page, /Write a note/)).toHaveValue('O notiță neterminată');
  await isAbout(page, 240);
});

test('a film keeps its second, its speed, the open transcript and what is searched in it', async ({ page }) => {
  await openLesson(page, 'spreadsheets-that-answer', 'mean-or-median');
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBeGreaterThan(0);
  await film.evaluate((video: HTMLVideoElement) => Object.assign(window, { film: video }));
  const transcript = page.getByRole('region', { name: /Transcriere|Transcript/ });
  await transcript.getByRole('button', { name: 'Transcriere' }).click();
  await transcript.getByRole('button', { name: 'Amândouă' }).click();
  await transcript.getByRole('searchbox').fill('median');
  await transcript.getByRole('listitem').last().getByRole('button').click();
  await note(page, /Scrie o notiță/).fill('La secunda asta');
  await page.getByRole('group', { name: 'Medie sau mediană?' }).focus();
  await page.keyboard.press('>');
  await scrollTo(page, 180);
  await switchTo(page, 'EN');
  await expect(transcript.getByRole('searchbox')).toHaveValue('median');
  await expect(transcript.getByRole('button', { name: 'Both' })).toHaveAttribute('aria-pressed', 'true');
  await expect(note(page, /Write a note/)).toHaveValue('La secunda asta');
  const kept = await film.evaluate((video: HTMLVideoElement) => ({
    isSame: (window as unknown as { film: unknown }).film === video,
    second: Math.floor(video.currentTime),
    rate: video.playbackRate,
  }));
  expect(kept).toEqual({ isSame: true, second: 6, rate: 1.25 });
  await isAbout(page, 180);
});

test('a quiz keeps every answer, while its texts change', async ({ page }) => {
  await openLesson(page, 'statistics-in-the-news', 'what-would-you-ask');
  await page.getByRole('button', { name: 'Începe testul' }).click();
  const quiz = page.getByRole('region', { name: 'Test' });
  await quiz.getByLabel('Orașele mari au mai mult din amândouă').check();
  const word = quiz.getByRole('group', { name: /valoarea din mijlocul/ }).getByRole('textbox');
  await word.fill('mediana');
  const place = await scrollOf(page);
  await switchTo(page, 'EN');
  const inEnglish = page.getByRole('region', { name: 'Quiz', exact: true });
  await expect(inEnglish.getByRole('textbox')).toHaveValue('mediana');
  await expect(inEnglish.getByRole('radio', { name: /Large cities/ })).toBeChecked();
  await isAbout(page, place);
  await page.reload();
  await expect(inEnglish.getByRole('textbox')).toHaveValue('mediana');
  await expect(inEnglish.getByRole('radio', { name: /Large cities/ })).toBeChecked();
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([]);
});

test('files keep their place and the note beside them', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openLesson(page, 'clear-work-emails', 'phrases-to-keep');
  await expect(page.getByRole('list', { name: /Fișier/ })).toBeVisible();
  await note(page, /Scrie o notiță/).fill('De tipărit');
  await scrollTo(page, 200);
  await switchTo(page, 'EN');
  await expect(page.getByRole('list', { name: /[Ff]iles/ })).toBeVisible();
  await expect(note(page, /Write a note/)).toHaveValue('De tipărit');
  await isAbout(page, 200);
});
