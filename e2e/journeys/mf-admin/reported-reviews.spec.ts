import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { AxeBuilder } from '../../support/page/axe.ts';
import { ENOUGH_TO_REVIEW, enrolled } from '../../support/people/enrolled.ts';
import { newName } from '../../support/people/new-name.ts';
import { arriveProven } from '../../support/people/newcomer.ts';
import { reviewed } from '../../support/people/reviewed.ts';
import { expect, test } from '../../support/test.ts';

const COURSE = 'better-sleep';

interface Served {
  ratingAvg: number;
  ratingCount: number;
  reviews: { newest: { text: string }[] };
}

/** The course as visitors are served it; each time by another address, for which the edge has nothing. */
async function served(request: APIRequestContext): Promise<Served> {
  const answer = await request.get(`/payload/ro/courses/${COURSE}.json?asked=${randomUUID()}`);
  return ((await answer.json()) as { course: Served }).course;
}

/** Whether visitors can read these words in a review, and the course's average. */
async function standing(request: APIRequestContext, words: string) {
  const { ratingAvg, ratingCount, reviews } = await served(request);
  return { ratingAvg, ratingCount, isShown: reviews.newest.some(({ text }) => text === words) };
}

async function writeReview(page: Page, words: string): Promise<void> {
  await page.goto(`/courses/${COURSE}#reviews`);
  const own = page.getByRole('region', { name: 'Cum ți s-a părut?' });
  await own.getByRole('radio', { name: '1 stea' }).check();
  await own.getByRole('textbox').fill(words);
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(page.getByRole('region', { name: 'Recenzia ta' }).getByText(words)).toBeVisible();
}

test('what a learner reports, an administrator hides and brings back: for visitors, for the average, for its author', async ({
  page,
  enterAs,
  browser,
  request,
}) => {
  const authors = await browser.newContext();
  const author = await authors.newPage();
  const admins = await browser.newContext({ reducedMotion: 'reduce' });
  const admin = await admins.newPage();

  const words = newName('Mai bine cumpărați cursul meu. <img src=x onerror="document.title=1">');
  const before = await standing(request, words);
  await enrolled(author, await arriveProven(author, 'Nadia Reclamă'), COURSE, 'demo-ilinca-serban', ENOUGH_TO_REVIEW);
  await writeReview(author, words);
  await expect
    .poll(() => standing(request, words))
    .toMatchObject({ isShown: true, ratingCount: before.ratingCount + 1 });
  const reported = await standing(request, words);
  expect(reported.ratingAvg).toBeLessThan(before.ratingAvg);

  await enterAs('creator');
  await page.goto(`/courses/${COURSE}?made=${randomUUID()}#reviews`);
  const review = page.getByRole('listitem').filter({ hasText: words });
  await review.getByRole('button', { name: /Raportează/ }).click();
  await review.getByRole('button', { name: 'Trimite' }).click();
  await expect(review.getByRole('status')).toHaveText('Mulțumim. O va verifica echipa site-ului.');

  await enterAs('admin', admin);
  await admin.goto('/admin/reviews');
  const waiting = admin.getByRole('article').filter({ hasText: words });
  await expect(waiting).toContainText('O raportare: Reclamă sau spam');
  expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
  await waiting.getByRole('button', { name: /^Ascunde/ }).press('Enter');
  const question = admin.getByRole('alertdialog');
  expect((await new AxeBuilder({ page: admin }).analyze()).violations).toEqual([]);
  await question.getByLabel('De ce').selectOption('Altceva');
  await question.getByRole('button', { name: 'Ascunde' }).press('Enter');
  await expect(question.getByLabel(/Ce îi spui autorului/)).toBeFocused();
  await question.getByLabel(/Ce îi spui autorului/).fill('Aici vorbim despre curs, nu vindem altele.');
  await question.getByRole('button', { name: 'Ascunde' }).press('Enter');
  await expect(waiting).toHaveCount(0);
  await expect(admin.getByRole('region', { name: 'De rezolvat' })).toBeFocused();

  await expect.poll(() => standing(request, words)).toEqual(before);
  // A unique address, for which the edge has nothing.
  await page.goto(`/courses/${COURSE}?made=${randomUUID()}`);
  await expect(page.getByRole('region', { name: 'Recenzii' })).toBeVisible();
  await expect(page.getByText(words)).toHaveCount(0);
  await author.reload();
  const own = author.getByRole('region', { name: 'Recenzia ta nu se mai vede' });
  await expect(own).toContainText('Aici vorbim despre curs, nu vindem altele.');
  await expect(own.getByRole('button')).toHaveCount(0);

  await admin.getByRole('tab', { name: 'De rezolvat' }).press('ArrowRight');
  await expect(admin).toHaveURL(/\?status=actioned$/);
  const hidden = admin.getByRole('article').filter({ hasText: words });
  await expect(hidden).toContainText('Aici vorbim despre curs, nu vindem altele.');
  await hidden.getByRole('button', { name: /^Arată din nou/ }).press('Enter');
  await expect(hidden).toHaveCount(0);
  await expect.poll(() => standing(request, words)).toEqual(reported);

  // The author deletes it: the course is as it was.
  await author.reload();
  await author.getByRole('region', { name: 'Recenzia ta' }).getByRole('button', { name: 'Șterge' }).click();
  await expect.poll(() => standing(request, words)).toEqual(before);
  await authors.close();
  await admins.close();
});

test('an administrator who keeps a review, or hid the wrong one, can undo it', async ({
  page,
  enterAs,
  browser,
  request,
}) => {
  const words = newName('Douăzeci de minute pe seară.');
  await reviewed(request, 'scrisul-de-mana', words);
  const admins = await browser.newContext();
  const admin = await admins.newPage();
  await enterAs('expert');
  // A unique address, for which the edge has nothing.
  await page.goto(`/courses/scrisul-de-mana?made=${randomUUID()}#reviews`);
  const review = page.getByRole('listitem').filter({ hasText: words });
  const report = review.getByRole('button', { name: /Raportează/ });
  await report.click();
  await expect(review.getByLabel('Ce e în neregulă?')).toBeFocused();
  await review.getByRole('button', { name: 'Renunță' }).click();
  await expect(report).toBeFocused();
  await report.click();
  await review.getByLabel('Ce e în neregulă?').selectOption('Jignește sau amenință');
  await review.getByRole('button', { name: 'Trimite' }).click();
  await expect(review.getByRole('status')).toBeVisible();

  await enterAs('admin', admin);
  await admin.goto('/admin/reviews');
  const waiting = admin.getByRole('article').filter({ hasText: words });
  const undo = admin.getByRole('button', { name: 'Anulează' });
  await waiting.getByRole('button', { name: /^Păstrează/ }).click();
  await expect(waiting).toHaveCount(0);
  await undo.click();
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: /^Ascunde/ }).click();
  await admin.getByRole('alertdialog').getByRole('button', { name: 'Ascunde' }).click();
  await expect(waiting).toHaveCount(0);
  await undo.click();
  await expect(waiting).toBeVisible();
  await waiting.getByRole('button', { name: /^Păstrează/ }).click();

  await admin.goto('/admin');
  await expect(admin.getByRole('listitem').filter({ hasText: 'a păstrat recenzia raportată' }).first()).toBeVisible();
  await admins.close();
});
