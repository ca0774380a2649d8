import type { Page } from '@playwright/test';
import { uidOf } from '../../support/backend/backend.ts';
import { store } from '../../support/backend/stored.ts';
import { AxeBuilder } from '../../support/page/axe.ts';
import { enrolled } from '../../support/people/enrolled.ts';
import { registerAs } from '../../support/people/newcomer.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'spreadsheets-that-answer';
const LESSON = 'mean-or-median';
const WORDS = 'Reclamă străvezie la tabelele mele <img src=x onerror="document.title=1">';

async function learner(page: Page, name: string): Promise<string> {
  const uid = await uidOf(page, await registerAs(page, name));
  await enrolled(page, uid, COURSE, 'demo-sorin-balan');
  return uid;
}

const clean = async (page: Page) => expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

test('a learner finds and reports a question, an administrator hides it with a reason, its author reads why, and it comes back', async ({
  page,
  browser,
  request,
  enterAs,
}) => {
  const people = await browser.newContext({ baseURL: 'http://localhost:3000' });
  const author = await people.newPage();
  const authorUid = await learner(author, 'Ilinca Moga');
  const id = `reported-${Date.now()}`;
  await store(request, `courses/${COURSE}/questions/${id}`, {
    ...{ courseId: COURSE, lessonId: LESSON, uid: authorUid, authorName: 'Ilinca Moga', isTeacher: false },
    ...{ text: `${WORDS} ${id}`, locale: 'ro', status: 'published', rev: 1, answerCount: 0, followerCount: 0 },
    ...{ isWaiting: true, createdAt: new Date(), updatedAt: new Date() },
  });

  // Found without diacritics among the others, and by language.
  await learner(page, 'Radu Pop');
  await page.goto(`/dashboard/courses/${COURSE}/lessons/${LESSON}/video?panel=questions&q=${id}`);
  const asked = page.getByRole('region', { name: 'Întrebări și răspunsuri' });
  const question = asked.getByRole('listitem').filter({ hasText: id });
  await expect(question).toHaveCount(1);
  const search = asked.getByRole('searchbox', { name: 'Caută în întrebări' });
  await search.fill(`stravez ${id}`);
  await expect(asked.getByRole('status')).toHaveText('O întrebare găsită');
  await asked.getByLabel('Limba', { exact: true }).selectOption('English');
  await expect(asked.getByText('Nicio întrebare nu se potrivește.')).toBeVisible();
  await asked.getByLabel('Limba', { exact: true }).selectOption('Română');
  await expect(page).toHaveURL(/q=stravez/);
  await question.getByRole('button', { name: /^Raportează/ }).press('Enter');
  await page.getByRole('alertdialog').getByLabel('De ce').selectOption('Reclamă sau spam');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Raportează' }).press('Enter');
  await expect(page.getByText('Mulțumim. Va verifica echipa site-ului.')).toBeVisible();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await clean(page);

  const admins = await browser.newContext({ baseURL: 'http://localhost:3000', reducedMotion: 'reduce' });
  const admin = await admins.newPage();
  await enterAs('admin', admin);
  await admin.goto('/admin/reviews');
  await expect(admin.getByRole('heading', { level: 1, name: 'Recenzii și întrebări raportate' })).toBeVisible();
  await admin.getByLabel('Ce s-a raportat').selectOption('Întrebări și răspunsuri la lecții');
  const reported = admin.getByRole('article').filter({ hasText: id });
  await expect(reported).toContainText('O raportare: Reclamă sau spam');
  await reported.getByRole('button', { name: /^Ascunde/ }).press('Enter');
  const dialog = admin.getByRole('alertdialog');
  await dialog.getByLabel('De ce').selectOption('Altceva');
  await dialog.getByRole('button', { name: 'Ascunde' }).press('Enter');
  await expect(dialog.getByLabel(/Ce îi spui autorului/)).toBeFocused();
  await dialog.getByLabel(/Ce îi spui autorului/).fill('Aici întrebăm despre lecție.');
  await clean(admin);
  await dialog.getByRole('button', { name: 'Ascunde' }).press('Enter');
  await expect(reported).toHaveCount(0);

  // Its words are gone for others; its author is told, and reads why.
  await asked.getByRole('searchbox', { name: 'Caută în întrebări' }).fill('');
  await expect(asked.getByText('Ascuns de echipa site-ului.').first()).toBeVisible();
  await expect(asked.getByText(id)).toHaveCount(0);
  await expect(asked.getByText('Aici întrebăm despre lecție.')).toHaveCount(0);
  await author.goto('/dashboard/notifications');
  await author.getByRole('link', { name: /ascuns/ }).click();
  const own = author.getByRole('listitem').filter({ hasText: 'De ce a fost ascuns' });
  await expect(own).toContainText('Aici întrebăm despre lecție.');
  await clean(author);

  await admin.getByRole('tab', { name: 'De rezolvat' }).press('ArrowRight');
  await reported.getByRole('button', { name: /^Arată din nou/ }).press('Enter');
  await expect(reported).toHaveCount(0);
  await expect(author.getByText(id)).toBeVisible();
  await expect(author.getByText('De ce a fost ascuns')).toHaveCount(0);
  await people.close();
  await admins.close();
});
