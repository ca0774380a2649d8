import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { COMMIT, uidOf } from '../../../support/backend/backend.ts';
import { change, store } from '../../../support/backend/stored.ts';
import { AxeBuilder } from '../../../support/page/axe.ts';
import { pressOn, typeInto } from '../../../support/page/keyboard.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { registerAs } from '../../../support/people/newcomer.ts';
import { expect, test } from '../../../support/test.ts';

const COURSE = 'spreadsheets-that-answer';
const LESSON = `/dashboard/courses/${COURSE}/lessons`;
const notes = (page: Page) => page.getByRole('region', { name: 'Notițele mele' });
const writing = (page: Page) => notes(page).getByLabel('Scrie o notiță');
const save = (page: Page) => notes(page).getByRole('button', { name: 'Salvează notița' });

/** Selects words of the lesson, as a finger does: it takes the focus from the field that had it, and the field's selection with it. */
const select = (page: Page, words: string) =>
  page.locator('#lesson-text p', { hasText: words }).evaluate((paragraph, wanted) => {
    const text = [...paragraph.childNodes].find((node) => node.textContent?.includes(wanted));
    const start = text?.textContent?.indexOf(wanted) ?? 0;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    if (text) getSelection()?.setBaseAndExtent(text, start, text, start + wanted.length);
  }, words);

const marked = (page: Page) => page.evaluate(() => [...(CSS.highlights.get('notes') ?? [])].map(String));

test('a learner notes beside words and at a second, finds it all again, and takes it along', async ({ page }) => {
  const email = await registerAs(page, 'Ilinca Moga');
  const uid = await uidOf(page, email);
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  await page.goto(`${LESSON}/start-with-a-question/video`);
  await save(page).click();
  await expect(writing(page)).toHaveAccessibleDescription(/Scrie ceva sau alege un pasaj/);
  await writing(page).fill('\u200b \u2063');
  await save(page).click();
  await expect(writing(page)).toHaveAccessibleDescription(/Scrie ceva sau alege un pasaj/);

  // Too much is refused beside its cause, and stays as typed, over a reload.
  const hostile = '[x](javascript:window.__pwned=1) <img src=x onerror="window.__pwned=1"> '.repeat(1400);
  await writing(page).fill(hostile);
  await expect(writing(page)).toHaveAccessibleDescription(/cel mult 10\.000 de caractere; a ta are 100\.79/);
  await save(page).click();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(writing(page)).toHaveValue(hostile);
  await writing(page).fill(hostile.slice(0, 300));
  await select(page, 'Diferența hotărăște');
  await notes(page).getByRole('button', { name: 'Notează pasajul ales' }).click();
  await save(page).dblclick();
  const line = notes(page).getByRole('listitem');
  await expect(line).toHaveCount(1);
  await expect(line.getByRole('blockquote')).toHaveText('Diferența hotărăște');
  await expect(line.getByRole('img')).toHaveCount(0);
  await expect(line.locator('a[href^="javascript"]')).toHaveCount(0);
  expect(await marked(page)).toEqual(['Diferența hotărăște']);
  await expect(writing(page)).toHaveValue('');
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // Words that the author took out are gone, and the note keeps them.
  await store(page.request, `users/${uid}/notes/gone`, {
    ...{ courseId: COURSE, lessonId: 'start-with-a-question', courseTitle: {}, lessonTitle: {}, text: '', rev: 1 },
    passage: { quote: 'cuvinte de demult', prefix: '', suffix: '', locale: 'ro' },
    createdAt: new Date(0),
    updatedAt: new Date(0),
  });
  await expect(line.filter({ hasText: 'Pasajul nu mai este în lecție.' })).toContainText('cuvinte de demult');
  await line.first().getByRole('button', { name: 'Șterge notița: cuvinte de demult' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }).click();
  await expect(line).toHaveCount(1);

  // In the other language, the words are in the other text; in the first they stand where they stood.
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByText('The passage is in the text in the other language.')).toBeVisible();
  await page.getByRole('link', { name: 'Română' }).click();
  await expect.poll(() => marked(page)).toEqual(['Diferența hotărăște']);
  await line.getByRole('button', { name: /^Modifică notița/ }).click();
  await notes(page).getByLabel('Notița', { exact: true }).fill('De reluat **mâine**');
  await expect(writing(page)).toHaveCount(0);
  await save(page).click();
  await expect(line.locator('strong')).toHaveText('mâine');

  await page.goto(`${LESSON}/mean-or-median/video`);
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = 2.4;
  });
  await notes(page).getByRole('button', { name: 'Notează la secunda de acum' }).click();
  await writing(page).fill('Învață formula');
  await save(page).click();
  await page.locator('video').evaluate((film: HTMLVideoElement) => {
    film.currentTime = 0;
  });
  await notes(page).getByRole('button', { name: 'Mergi în video la 0:02' }).click();
  await expect
    .poll(() => page.locator('video').evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(1.9);

  // A course that is left keeps its notes with the person.
  await change(page.request, `enrollments/${uid}__${COURSE}`, { status: 'withdrawn' });
  await page.goto('/dashboard/notes');
  const lines = page.getByRole('main').getByRole('listitem');
  await expect(lines.filter({ hasText: 'Începe cu întrebarea' }).first()).toContainText('De reluat mâine');
  await lines.getByRole('button', { name: 'Modifică notița: Învață formula' }).click();
  await page.getByLabel('Notița', { exact: true }).fill('Învață formulele');
  await page.getByRole('button', { name: 'Salvează notița' }).click();
  await expect(page.getByText('Învață formulele')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descarcă tot (Markdown)' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('notitele-mele.md');
  expect(readFileSync(await file.path(), 'utf8')).toContain('> Diferența hotărăște\n\nDe reluat **mâine**');
  await page.getByRole('searchbox', { name: 'Caută în notițe' }).fill('invata FORM');
  await expect(page).toHaveURL(/q=invata/);
  await expect(page.getByText('O notiță', { exact: true })).toBeVisible();
  await expect(page.getByText('Învață formulele')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  await page.getByRole('button', { name: /^Șterge notița/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }).click();
  await expect(page.getByRole('heading', { name: 'Nicio notiță nu se potrivește' })).toBeVisible();
  expect(await page.evaluate(() => '__pwned' in window)).toBe(false);
});

test('a note from two windows, and one whose answer was lost, are neither lost nor made twice', async ({
  page,
  context,
  problems,
}) => {
  const uid = await uidOf(page, await registerAs(page, 'Tudor Lupu'));
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  await page.goto(`${LESSON}/start-with-a-question/video`);
  await writing(page).fill('Din prima fereastră');
  const other = await context.newPage();
  await other.goto(`http://localhost:3000${LESSON}/start-with-a-question/video`);
  await expect(writing(other)).toHaveValue('Din prima fereastră');
  await writing(other).fill('Din a doua fereastră');
  await save(other).click();
  await expect(notes(other).getByRole('listitem')).toHaveCount(1);
  await save(page).click();
  await expect(notes(page).getByRole('listitem')).toHaveText([/Din a doua fereastră/, /Din prima fereastră/]);
  await other.close();

  // The service stores it, and the connection breaks before it has said so.
  await writing(page).fill('Răspuns pierdut');
  let lost = 0;
  await page.route(COMMIT, async (route) => {
    if (lost > 0) return route.continue();
    lost += 1;
    await route.fetch();
    await route.abort();
  });
  await save(page).click();
  await expect(writing(page)).toHaveValue('');
  await expect(notes(page).getByRole('listitem')).toHaveCount(3);
  expect(lost).toBe(1);
  problems.length = 0;
});

test('notes are written, corrected, found and deleted by keys alone', async ({ page }) => {
  const uid = await uidOf(page, await registerAs(page, 'Tasta Tudora'));
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  await page.goto(`${LESSON}/mean-or-median/video`);
  const line = notes(page).getByRole('listitem');
  await typeInto(writing(page), 'Mediana rezista');
  await pressOn(save(page));
  await expect(line).toContainText('Mediana rezista');
  await pressOn(line.getByRole('button', { name: 'Modifică notița: Mediana rezista' }));
  const edited = notes(page).getByLabel('Notița', { exact: true });
  await typeInto(edited, ' la extreme');
  await pressOn(save(page));
  await expect(edited).toBeHidden();
  await expect(line).toContainText('la extreme');

  await page.goto('/dashboard/notes');
  await typeInto(page.getByRole('searchbox', { name: 'Caută în notițe' }), 'EXTREME');
  await expect(page.getByText('O notiță', { exact: true })).toBeVisible();
  await pressOn(page.getByRole('button', { name: /^Șterge notița/ }));
  await pressOn(page.getByRole('alertdialog').getByRole('button', { name: 'Șterge' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Notițele mele' })).toBeVisible();
  await expect(page.getByText('Mediana rezista')).toHaveCount(0);
});
