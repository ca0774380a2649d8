import { readFileSync } from 'node:fs';
import { zipSync } from 'fflate';
import { store, storedIn } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { expect, test } from '../../support/test.ts';

const lesson = { freePreview: false, durationSec: 300 };
const QUESTIONS = JSON.stringify([
  { id: 'q1', prompt: { ro: 'Da?' }, explanation: {}, points: 1, type: 'trueFalse', right: true },
]);

test('an author takes a course out as a ZIP, brings it back as another, and makes a copy', async ({
  page,
  enterAs,
}) => {
  const id = `archive-${Date.now()}`;
  const title = `Curs de dus ${id}`;
  const lessons = [
    { ...lesson, id: 'l1', type: 'text', title: { ro: 'Întâi' } },
    { ...lesson, id: 'l2', type: 'quiz', title: { ro: 'Test' } },
  ];
  await store(page.request, `courseDrafts/${id}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: title }, subtitle: {}, description: {}, outcomes: {} },
    ...{ categoryId: 'science', level: 'beginner', outline: JSON.stringify([{ id: 'u1', title: {}, lessons }]) },
  });
  const own = { ownerUid: 'demo-creator' };
  await store(page.request, `courseDrafts/${id}/bodies/l1_ro`, {
    ...own,
    ...{ lessonId: 'l1', locale: 'ro', text: '# Text' },
  });
  await store(page.request, `courseDrafts/${id}/quizKeys/l2`, { ...own, lessonId: 'l2', questions: QUESTIONS });

  await enterAs('creator');
  await page.goto('/dashboard/courses');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: `Descarcă: ${title}`, exact: true }).click();
  const packed = readFileSync(await (await saved).path());

  await page.getByRole('button', { name: 'Importă un curs' }).click();
  const dialog = page.getByRole('dialog');
  expect((await new AxeBuilder({ page }).include('[role=dialog]').analyze()).violations).toEqual([]);
  const file = dialog.getByLabel('Fișier', { exact: true });
  const zip = (buffer: Buffer) => ({ name: 'curs.zip', mimeType: 'application/zip', buffer });
  await file.setInputFiles(zip(Buffer.from(zipSync({ '../../course.json': new Uint8Array(9) }))));
  await expect(dialog.getByRole('status')).toContainText('numele duce în afara arhivei');
  await file.setInputFiles(zip(packed));
  await expect(dialog.getByRole('status')).toContainText('Cursul e printre ciornele tale');
  await dialog.getByRole('link', { name: 'Deschide cursul' }).click();
  await expect(page).toHaveURL(/\/dashboard\/create-course\/.+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const [, imported = ''] = /create-course\/(\w+)/.exec(page.url()) ?? [];
  expect(await storedIn(page.request, `courseDrafts/${imported}/quizKeys`)).toEqual([
    expect.objectContaining({ lessonId: { stringValue: 'l2' }, questions: { stringValue: QUESTIONS } }),
  ]);
  expect(await storedIn(page.request, `courseDrafts/${imported}/bodies`)).toEqual([
    expect.objectContaining({ text: { stringValue: '# Text' } }),
  ]);

  await page.goto('/dashboard/courses');
  await page
    .getByRole('button', { name: `Fă o copie: ${title}`, exact: true })
    .first()
    .click();
  await expect(page.getByRole('link', { name: `${title} (copie)`, exact: true })).toBeVisible();
});

test('Markdown files become a course in both languages', async ({ page, enterAs }) => {
  await enterAs('creator');
  await page.goto('/dashboard/courses');
  await page.getByRole('button', { name: 'Importă un curs' }).click();
  const dialog = page.getByRole('dialog');
  const text = (name: string, words: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(words) });
  await dialog
    .getByLabel('Fișier', { exact: true })
    .setInputFiles([text('1-salut.ro.md', '# Salut\nBună!'), text('1-salut.en.md', '# Hello\nHi!')]);
  await dialog.getByRole('link', { name: 'Deschide cursul' }).click();
  await page.getByRole('button', { name: 'Salut', exact: true }).click();
  await expect(page.getByLabel('Textul lecției · Română')).toHaveText('Bună!');
});
