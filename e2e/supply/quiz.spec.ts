import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { store, storedAt } from '../support/backend/stored.ts';
import { callFunction } from '../support/call-function.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { expect, test } from '../support/site.ts';
import { emailOf } from '../support/test.ts';

const lesson = { type: 'text', freePreview: false, durationSec: 300 };

/** The draft of a course in two languages, with one lesson that has its text. */
async function storeDraft(request: APIRequestContext, id: string): Promise<void> {
  const outline = [
    {
      id: 'u1',
      title: { ro: 'Început', en: 'Beginning' },
      lessons: [{ ...lesson, id: 'l1', title: { ro: 'Ce ai învățat', en: 'What you have learned' } }],
    },
  ];
  await store(request, `courseDrafts/${id}`, {
    ...{ ownerUid: 'demo-creator', status: 'draft', rev: 1, createdAt: new Date(), updatedAt: new Date() },
    ...{ baseLocale: 'ro', title: { ro: 'Curs cu test', en: 'A course with a quiz' }, subtitle: {} },
    description: { ro: 'Despre un test.', en: 'About a quiz.' },
    ...{ outcomes: {}, categoryId: 'science', level: 'beginner', outline: JSON.stringify(outline) },
  });
}

const add = async (quiz: Locator, type: string, prompt: string) => {
  await quiz.getByLabel('Tipul întrebării noi').selectOption(type);
  await quiz.getByRole('button', { name: 'Adaugă o întrebare' }).click();
  await quiz.getByLabel('Întrebarea · Română').fill(prompt);
};

/** Writes a quiz with a question of each kind that has to be written otherwise, and closes each. */
async function writeQuiz(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Ce ai învățat', exact: true }).click();
  await page.getByLabel('Tip', { exact: true }).selectOption('Test');
  await page.getByLabel('Timp (minute)').fill('10');
  const quiz = page.getByRole('group', { name: 'Întrebări' });
  await add(quiz, 'Un singur răspuns', 'Care e capitala?');
  await quiz.getByLabel('Răspunsul 1 · Română', { exact: true }).fill('București');
  await quiz.getByLabel('Răspunsul 2 · Română', { exact: true }).fill('Budapesta');
  await quiz.getByLabel(/^De ce răspunsul 2.*Română/).fill('E capitala Ungariei.');
  await quiz.getByLabel('E corect').first().check();
  await quiz.getByRole('button', { name: 'Care e capitala?', exact: true }).click();

  await add(quiz, 'Pune în ordine', 'De la mic la mare.');
  await quiz.getByLabel('Elementul 1 · Română').fill('unu');
  await quiz.getByLabel('Elementul 2 · Română').fill('doi');
  await quiz.getByRole('button', { name: 'De la mic la mare.', exact: true }).click();

  await add(quiz, 'Potrivește', 'Ce e ce?');
  for (const [place, left, right] of [
    [1, 'Mureș', 'râu'],
    [2, 'Ceahlău', 'munte'],
  ]) {
    await quiz.getByLabel(`Stânga, perechea ${place} · Română`).fill(`${left}`);
    await quiz.getByLabel(`Dreapta, perechea ${place} · Română`).fill(`${right}`);
  }
  await quiz.getByRole('button', { name: 'Ce e ce?', exact: true }).click();

  await quiz.getByRole('button', { name: 'Importă din GIFT' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Întrebări în GIFT/).fill('Cum se scrie 5?{=cinci}\n\nCât?{#5}');
  await dialog.getByRole('button', { name: 'Importă', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Rândul 3, lăsată deoparte');
  await dialog.getByRole('button', { name: 'Închide' }).click();
  expect((await new AxeBuilder({ page }).include('fieldset').analyze()).violations).toEqual([]);

  // A language whose quiz is half translated is not published: every question has its English words.
  await page.getByRole('button', { name: /^English|^engleză/ }).click();
  const words: [question: string, prompt: string][] = [
    ['De la mic la mare.', 'From small to large.'],
    ['Ce e ce?', 'Which is which?'],
    ['Cum se scrie 5?', 'How is 5 written?'],
    ['Care e capitala?', 'Which is the capital?'],
  ];
  for (const [question, prompt] of words) {
    await quiz.getByRole('button', { name: question, exact: true }).click();
    for (const [place, field] of (await quiz.getByLabel(/ · English$/).all()).entries()) {
      await field.fill(`English ${place}`);
    }
    await quiz.getByLabel('Întrebarea · English').fill(prompt);
    await quiz.getByRole('button', { name: question, exact: true }).click();
  }
  await quiz.getByRole('button', { name: 'Care e capitala?', exact: true }).click();
  await quiz.getByLabel(/^Răspunsul 2 · English/).fill('Budapest');
  await page.getByRole('main').getByRole('button', { name: 'Salvează', exact: true }).first().click();
  await expect(page.getByText(/^Salvat/)).toBeVisible();
}

test('an author writes a quiz; a learner takes it in two languages, on two pages, and passes', async ({
  page,
  context,
  enterAs,
}) => {
  const id = `quiz-${Date.now()}`;
  await storeDraft(page.request, id);
  await enterAs('creator');
  await page.goto(`/dashboard/create-course/${id}`);
  await writeQuiz(page);
  const rev = Number((await storedAt(page.request, `courseDrafts/${id}`)).rev?.integerValue);
  const wish = { key: randomUUID(), courseId: id, rev, locales: ['ro', 'en'] };
  expect(await callFunction(page.request, 'publishCourse', emailOf('creator'), wish)).toEqual({
    result: { version: 1 },
  });

  await enterAs('learner');
  await page.goto(`/dashboard/courses/${id}`);
  await page.getByRole('main').getByRole('button', { name: 'Înscrie-te' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Ce ai învățat' }).click();
  const quiz = page.getByRole('region', { name: 'Test' });
  await expect(quiz.getByText('10 minute')).toBeVisible();
  await quiz.getByRole('button', { name: 'Începe testul' }).click();
  await expect(quiz.getByRole('timer')).toHaveText(/^(10:00|9:5\d)$/);

  const capital = quiz.getByRole('group', { name: 'Care e capitala?' });
  await capital.getByLabel('Budapesta').check();
  await quiz.getByRole('group', { name: 'Cum se scrie 5?' }).getByLabel('Răspunsul tău').fill('CINCI');
  const matching = quiz.getByRole('group', { name: 'Ce e ce?' });
  await matching.getByLabel('Mureș').selectOption('râu');
  await matching.getByLabel('Ceahlău').selectOption('munte');
  const order = quiz.getByRole('group', { name: 'De la mic la mare.' });
  // Whatever order came, by keyboard into the other and back, or just once.
  if ((await order.getByRole('listitem').first().textContent())?.includes('doi')) {
    await order.getByRole('button', { name: 'Mută mai sus: unu' }).focus();
    await page.keyboard.press('Enter');
  }
  await expect(order.getByRole('listitem').first()).toContainText('unu');
  await expect(quiz.getByText('Răspunsurile sunt salvate.')).toBeVisible();
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

  // A language switch changes the texts and keeps the answers.
  await page.getByRole('link', { name: 'English' }).click();
  const inEnglish = page.getByRole('region', { name: 'Quiz' });
  await expect(inEnglish.getByRole('group', { name: 'Which is the capital?' }).getByLabel('Budapest')).toBeChecked();
  await page.getByRole('link', { name: 'Română' }).click();
  await expect(capital).toBeVisible();

  // Another page goes on with the same attempt, and what is answered there is here too.
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('group', { name: 'Care e capitala?' }).getByLabel('București').check();
  await expect(other.getByText('Răspunsurile sunt salvate.')).toBeVisible();
  await expect(capital.getByLabel('București')).toBeChecked();
  await other.close();

  await page.reload();
  await expect(quiz.getByRole('group', { name: 'Cum se scrie 5?' }).getByLabel('Răspunsul tău')).toHaveValue('CINCI');
  await quiz.getByRole('button', { name: 'Predă testul' }).click();
  await expect(quiz.getByText('Ai promovat cu 100%.')).toBeVisible();
  await quiz.getByRole('button', { name: /^Încercarea 1/ }).click();
  await expect(quiz.getByText('Mureș – râu; Ceahlău – munte').first()).toBeVisible();
  await page.goto('/dashboard/courses');
  await expect(page.getByRole('main').getByText('1 din 1 lecție').first()).toBeVisible();
});
