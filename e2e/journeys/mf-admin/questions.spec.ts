import { uidOf } from '../../support/backend/backend.ts';
import { store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'spreadsheets-that-answer';

test('an administrator finds a question that nobody has reported, hides it with a reason, and takes that back', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const people = await browser.newContext({ baseURL: 'http://localhost:3000' });
  const author = await people.newPage();
  const uid = await uidOf(author, await registerAs(author, 'Ilinca Moga'));
  const id = `unreported${Date.now()}`;
  await store(request, `courses/${COURSE}/questions/${id}`, {
    ...{ courseId: COURSE, lessonId: 'mean-or-median', uid, authorName: 'Ilinca Moga', isTeacher: false },
    ...{ text: `Cumpărați de la mine ${id}`, locale: 'ro', status: 'published', rev: 1, answerCount: 0 },
    ...{ followerCount: 0, isWaiting: true, createdAt: new Date(), updatedAt: new Date() },
  });

  await enterAs('admin');
  await page.goto('/admin/questions');
  await page.getByRole('searchbox', { name: /^Autor, curs/ }).fill(`${id} ilinca`);
  // Until they are searched, the newest questions stand there, this one among them.
  await expect(page.getByText('1 întrebare', { exact: true })).toBeVisible();
  const question = page.getByRole('article').filter({ hasText: id });
  await expect(question).toContainText('Așteaptă răspuns');
  await expect(question.getByRole('link', { name: /Tabele|tabele|calcul/ })).toHaveAttribute(
    'href',
    `/dashboard/courses/${COURSE}/lessons/mean-or-median/video?panel=questions#question-${id}`,
  );
  await question.getByRole('button', { name: /^Ascunde/ }).press('Enter');
  const dialog = page.getByRole('alertdialog');
  await dialog.getByLabel('De ce').selectOption('Reclamă sau spam');
  await dialog.getByRole('button', { name: 'Ascunde' }).press('Enter');
  await expect(question).toContainText('Ascunsă');
  await expect(question.getByRole('link', { name: /^Vezi de ce e ascunsă/ })).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Anulează' }).press('Enter');
  await expect(question).toContainText('Așteaptă răspuns');
  await expect(question.getByRole('button', { name: /^Ascunde/ })).toBeVisible();
  await people.close();
});
