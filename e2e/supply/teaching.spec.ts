import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { uidOf } from '../support/backend/backend.ts';
import { store, storedIn } from '../support/backend/stored.ts';
import { callFunction } from '../support/call-function.ts';
import { AxeBuilder } from '../support/page/axe.ts';
import { registerAs } from '../support/people/newcomer.ts';
import { expect, test } from '../support/site.ts';
import { emailOf } from '../support/test.ts';

const COURSE = 'scrisul-de-mana';
const TEACHING = `/dashboard/courses/${COURSE}/teaching`;

const seen = async (page: Page) =>
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([]);

/** Writes an announcement in both languages, saves it and sends it. */
async function announce(author: Page): Promise<void> {
  const main = author.getByRole('main');
  await main.getByRole('button', { name: 'Scrie un anunț' }).click();
  await main.getByLabel('Titlu · Română').fill('Ne vedem joi');
  await main.getByLabel('Text · Română').fill('La ora **șapte**.');
  await main.getByLabel('Titlu · English').fill('See you on Thursday');
  await main.getByLabel('Text · English').fill('At **seven**, with [nothing](javascript:alert(1)) else.');
  await main.getByRole('button', { name: 'Salvează ciorna' }).click();
  await main.getByRole('button', { name: 'Trimite cursanților: Ne vedem joi' }).click();
  await author.getByRole('alertdialog').getByRole('button', { name: 'Trimite cursanților' }).click();
  await expect(main.getByRole('listitem').filter({ hasText: 'Ne vedem joi' })).toContainText('Trimis');
}

test('an author sees a learner come and go on, tells everybody something, and answers a review', async ({
  page: author,
  browser,
  enterAs,
}) => {
  const learner = await (await browser.newContext({ baseURL: 'http://localhost:3000', locale: 'ro-RO' })).newPage();
  const email = await registerAs(learner, 'Sânziana Ștefan');
  await learner.goto(`/en/dashboard/courses/${COURSE}`);
  await learner.getByRole('main').getByRole('button', { name: 'Enrol' }).click();

  await enterAs('creator');
  await author.goto(TEACHING);
  const main = author.getByRole('main');
  const way = author.getByRole('navigation', { name: 'Unde te afli' });
  await expect(way.getByRole('link', { name: 'Scrisul de mână' })).toHaveAttribute('href', /scrisul-de-mana/);
  await main.getByRole('searchbox').fill('stefan sanz');
  const line = main.getByRole('row', { name: /Sânziana Ștefan/ });
  await expect(line).toContainText('0% · 0 din 5 lecții');
  await seen(author);

  // The roster moves as the learner finishes a lesson, in English, which the course does not have.
  await learner.getByRole('main').getByRole('link', { name: 'Linia care curge' }).click();
  await learner.getByRole('button', { name: /^Done/ }).click();
  await expect(line).toContainText('20% · 1 din 5 lecții');
  await expect(line).toContainText('English');

  const saving = author.waitForEvent('download');
  await main.getByRole('button', { name: 'Descarcă lista (CSV)' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toMatch(/^\uFEFF"Nume";"Stare";/);
  expect(file).toContain('"Sânziana Ștefan";"Învață";20;1;5;0;"English";');

  await main.getByRole('link', { name: 'Lecții', exact: true }).click();
  const table = main.getByRole('table', { name: 'Aceleași cifre, ca tabel' });
  await expect(table.getByRole('row', { name: /Linia care curge/ })).toContainText('17 / 17');
  await expect(main.getByRole('row', { name: /Engleză/ })).toContainText('20 (100');
  await seen(author);

  // Sent once, however often; the learner reads it in English.
  await main.getByRole('link', { name: 'Anunțuri', exact: true }).click();
  await announce(author);
  await seen(author);
  const sent = await storedIn(author.request, `courses/${COURSE}/announcements`);
  expect(sent.filter(({ status }) => status?.stringValue === 'sent')).toHaveLength(2);
  const request = { courseId: COURSE, announcementId: 'demo-meeting', rev: 1 };
  const byLearner = await callFunction(author.request, 'sendAnnouncement', emailOf('learner'), request);
  expect(byLearner.error?.status).toBe('PERMISSION_DENIED');
  await learner.goto('/en/dashboard/notifications');
  const told = learner.getByRole('listitem').filter({ hasText: 'See you on Thursday' });
  await expect(told).toHaveCount(1);
  await told.getByRole('link').click();
  const part = learner.getByRole('region', { name: 'Announcements' });
  await expect(part.getByRole('heading', { name: 'See you on Thursday' })).toBeVisible();
  await expect(part.getByText('seven')).toBeVisible();
  await expect(part.locator('a[href^="javascript"]')).toHaveCount(0);
  await seen(learner);

  // The learner's review is answered in public, once by a notification, and the answer taken back.
  const uid = await uidOf(author, email);
  await store(author.request, `reviews/course__${COURSE}__${uid}`, {
    ...{ targetKind: 'course', targetId: COURSE, uid, authorName: 'Sânziana Ștefan', rating: 5, locale: 'ro' },
    ...{ text: 'Îmi recunosc scrisul.', status: 'published', createdAt: new Date(), updatedAt: new Date() },
  });
  await main.getByRole('link', { name: 'Recenzii', exact: true }).click();
  const review = main.getByRole('listitem').filter({ hasText: 'Îmi recunosc scrisul.' });
  await review.getByRole('button', { name: /^Răspunde/ }).click();
  await review.getByLabel('Răspunsul tău').fill('Mă bucur!');
  await review.getByRole('button', { name: 'Publică răspunsul' }).click();
  await expect(review.getByText('Mă bucur!')).toBeVisible();
  await seen(author);
  await learner.goto('/en/dashboard/notifications');
  await expect(learner.getByText(/has been answered/).first()).toBeVisible();
  await review.getByRole('button', { name: /^Șterge răspunsul/ }).click();
  await author.getByRole('alertdialog').getByRole('button', { name: 'Șterge răspunsul' }).click();
  await expect(review.getByText('Mă bucur!')).toBeHidden();

  // Whoever leaves is no longer on the roster.
  await learner.goto(`/dashboard/courses/${COURSE}`);
  await learner.getByRole('button', { name: 'Părăsește cursul' }).click();
  await learner.getByRole('alertdialog').getByRole('button', { name: 'Părăsește cursul' }).click();
  await main.getByRole('link', { name: 'Cursanți', exact: true }).click();
  await main.getByRole('searchbox').fill('stefan sanz');
  await expect(main.getByRole('heading', { name: 'Niciun cursant nu se potrivește' })).toBeVisible();
  await learner.goto(TEACHING);
  await expect(learner.getByRole('heading', { level: 1, name: 'Nu am găsit pagina' })).toBeVisible();
  await learner.context().close();
});

test('an author sees which question of a quiz most get wrong, and goes to it in the editor', async ({
  page,
  enterAs,
}) => {
  await enterAs('instructor');
  await page.goto('/dashboard/courses/statistics-in-the-news/teaching/questions');
  await expect(page.getByRole('main').getByRole('row').nth(1)).toContainText('cei mai mulți greșesc');
  await seen(page);
  await page.getByRole('main').getByRole('rowheader').first().getByRole('link').click();
  await expect(page.getByLabel('Întrebarea · Română')).toBeFocused();
});
