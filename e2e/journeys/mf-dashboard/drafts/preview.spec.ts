import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { store, storedAt, storedIn } from '../../../support/backend/stored.ts';
import { callFunction } from '../../../support/call-function.ts';
import { enrolled } from '../../../support/people/enrolled.ts';
import { emailOf, expect, test } from '../../../support/test.ts';

const AUTHOR = 'demo-creator';
const lesson = { type: 'text', freePreview: false, durationSec: 300 };
const QUESTIONS = JSON.stringify([
  { id: 'q1', prompt: { ro: 'Hârtia are fibră?' }, explanation: {}, points: 1, type: 'trueFalse', right: true },
]);

/** A published course with two texts and a quiz, which its author takes as well: whatever they opened could be recorded. No list has it. */
async function publishedCourse(page: Page): Promise<string> {
  const id = `preview-${Date.now()}`;
  const lessons = [
    { ...lesson, id: 'l1', title: { ro: 'Hârtia' } },
    { ...lesson, id: 'l2', type: 'quiz', title: { ro: 'Ce ai aflat' } },
    { ...lesson, id: 'l3', title: { ro: 'Cerneala' } },
  ];
  const words = {
    ...{ baseLocale: 'ro', title: { ro: `Curs de privit ${id}` }, subtitle: {}, description: { ro: 'Despre hârtie.' } },
    ...{ outcomes: {}, categoryId: 'arts', level: 'beginner' },
  };
  await store(page.request, `courses/${id}`, {
    ...{ ownerUid: AUTHOR, status: 'unlisted', version: 1, locales: ['ro'], instructors: [], outline: [], ...words },
    ...{ durationSec: 0, lessonCount: 0, publishedAt: new Date(), ratingAvg: 0, ratingCount: 0, enrollmentCount: 0 },
  });
  await store(page.request, `courseDrafts/${id}`, {
    ...{ ownerUid: AUTHOR, status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date(), ...words },
    outline: JSON.stringify([{ id: 'u1', title: { ro: 'Început' }, lessons }]),
  });
  const own = { ownerUid: AUTHOR };
  for (const [lessonId, text] of Object.entries({ l1: 'Hârtia are o fibră.', l3: 'Cerneala curge.' }))
    await store(page.request, `courseDrafts/${id}/bodies/${lessonId}_ro`, { ...own, lessonId, locale: 'ro', text });
  await store(page.request, `courseDrafts/${id}/quizKeys/l2`, { ...own, lessonId: 'l2', questions: QUESTIONS });
  const wish = { key: randomUUID(), courseId: id, rev: 1, locales: ['ro'] };
  expect(await callFunction(page.request, 'publishCourse', emailOf('creator'), wish)).toEqual({
    result: { version: 2 },
  });
  await enrolled(page, AUTHOR, id, AUTHOR);
  return id;
}

test('a draft is looked at as a visitor and as a learner, and nothing of it is recorded', async ({ page, enterAs }) => {
  const id = await publishedCourse(page);
  const enrolment = `enrollments/${AUTHOR}__${id}`;
  const opened = async () =>
    (await storedIn(page.request, `${enrolment}/lessonProgress`)).map(({ lessonId }) => lessonId?.stringValue);
  const standing = async () => {
    const { last, progress, lessonStates } = await storedAt(page.request, enrolment);
    return { last, progress, lessonStates };
  };
  const before = await standing();
  await enterAs('creator');
  await page.goto(`/dashboard/courses/${id}/preview`);
  const main = page.getByRole('main');
  await expect(main.getByRole('button', { name: 'Înscrie-te' })).toBeDisabled();
  await main.getByRole('button', { name: 'Ca un cursant' }).click();
  await main.getByRole('link', { name: 'Hârtia' }).click();
  await expect(main.getByText('Hârtia are o fibră.')).toBeVisible();
  await main.getByRole('link', { name: 'Ce ai aflat' }).click();
  await main.getByRole('button', { name: 'Încearcă testul' }).click();
  await main.getByLabel('Adevărat').check();
  await main.getByRole('button', { name: 'Vezi rezultatul' }).click();
  await expect(main.getByRole('status').filter({ hasText: 'Ai promovat cu 100%.' })).toBeVisible();
  expect(await standing()).toEqual(before);

  // What is opened outside the preview is recorded, and it is the first that is.
  await page.goto(`/dashboard/courses/${id}/lessons/l3/video`);
  await expect(main.getByText('Cerneala curge.')).toBeVisible();
  await expect.poll(opened).toEqual(['l3']);
  expect(await storedIn(page.request, `${enrolment}/attempts`)).toEqual([]);
  const figures = async () => JSON.stringify(await storedIn(page.request, `courses/${id}/figures`));
  await expect.poll(figures).toContain('l3:opened:ro:ro');
  expect(await figures()).not.toMatch(/l[12]:/);
});
