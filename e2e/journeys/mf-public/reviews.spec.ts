import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { inHours, storeBooking } from '../../support/backend/bookings.ts';
import { newName } from '../../support/people/new-name.ts';
import { arriveProven } from '../../support/people/newcomer.ts';
import { reviewed } from '../../support/people/reviewed.ts';
import { expect, test } from '../../support/test.ts';

const SORIN = '/experts/demo-sorin-balan';

interface ServedExpert {
  ratingAvg: number;
  ratingCount: number;
  reviews: { text: string }[];
}

async function servedExpert(request: APIRequestContext): Promise<ServedExpert> {
  const answer = await request.get(`/payload/ro${SORIN}.json?asked=${randomUUID()}`);
  return ((await answer.json()) as { expert: ServedExpert }).expert;
}

test('the author of a course answers a review under it, and changes the answer, by keyboard', async ({
  page,
  request,
  enterAs,
}) => {
  const words = newName('Documentele mele arată mai bine.');
  await reviewed(request, 'typography-for-non-designers', words);
  await enterAs('creator');
  // A unique address, for which the edge has nothing.
  await page.goto(`/courses/typography-for-non-designers?made=${randomUUID()}#reviews`);
  const review = page.getByRole('listitem').filter({ hasText: words });
  await review.getByRole('button', { name: /^Răspunde/ }).press('Enter');
  await expect(review.getByLabel(/^Răspunsul tău/)).toBeFocused();
  await review.getByRole('button', { name: 'Trimite răspunsul' }).press('Enter');
  await expect(review.getByText('Scrie răspunsul înainte să-l trimiți.')).toBeVisible();
  await review.getByLabel(/^Răspunsul tău/).fill('Mă bucur! <b>Spor</b> la documente.');
  await review.getByRole('button', { name: 'Trimite răspunsul' }).press('Enter');
  await expect(review.getByText('Mă bucur! <b>Spor</b> la documente.')).toBeVisible();
  const change = review.getByRole('button', { name: /^Schimbă răspunsul/ });
  await expect(change).toBeFocused();
  await change.press('Enter');
  const answer = newName('Spor la documente!');
  await review.getByLabel(/^Răspunsul tău/).fill(answer);
  await review.getByRole('button', { name: 'Trimite răspunsul' }).press('Enter');
  await expect(review.getByText(answer)).toBeVisible();

  await expect
    .poll(async () =>
      (await page.request.get(`/payload/ro/courses/typography-for-non-designers.json?asked=${randomUUID()}`)).text(),
    )
    .toContain(answer);
});

test('a learner reviews an expert after a session, changes it and takes it back; the rating follows', async ({
  page,
  request,
}) => {
  const words = newName('A întârziat un sfert de oră.');
  const learnerUid = await arriveProven(page, 'Petru Grăbit');
  const [startAt, endAt] = [inHours(-50), inHours(-49)];
  await storeBooking(request, { learnerUid, expertUid: 'demo-sorin-balan', status: 'completed', startAt, endAt });
  const before = await servedExpert(request);
  await page.goto(`${SORIN}#reviews`);
  const own = page.getByRole('region', { name: /Cum ți s-a părut|Recenzia ta/ });
  await own.getByRole('radio', { name: '1 stea' }).check();
  await own.getByRole('textbox').fill(words);
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(own.getByRole('button', { name: 'Modifică' })).toBeFocused();
  await expect.poll(async () => (await servedExpert(request)).reviews.map(({ text }) => text)).toContain(words);
  const rated = await servedExpert(request);
  expect(rated.ratingCount).toBe(before.ratingCount + 1);
  expect(rated.ratingAvg).toBeLessThan(before.ratingAvg);

  await own.getByRole('button', { name: 'Modifică' }).click();
  await own.getByRole('radio', { name: '5 stele' }).check();
  await own.getByRole('button', { name: 'Salvează recenzia' }).click();
  await expect.poll(async () => (await servedExpert(request)).ratingAvg).toBeGreaterThan(rated.ratingAvg);

  await own.getByRole('button', { name: 'Șterge' }).click();
  await expect(own.getByRole('heading', { name: 'Cum ți s-a părut?' })).toBeVisible();
  await expect
    .poll(() => servedExpert(request))
    .toMatchObject({
      ratingAvg: before.ratingAvg,
      ratingCount: before.ratingCount,
      reviews: before.reviews.map(({ text }) => ({ text })),
    });
});

test('a person waiting for a session is told when they can review; one who never requested any is not asked', async ({
  page,
  enterAs,
}) => {
  await enterAs('learner');
  await page.goto('/experts/demo-daniel-okafor#reviews');
  await expect(page.getByText(/^Poți scrie o recenzie după ședință/)).toBeVisible();
  await page.goto('/experts/demo-ilinca-serban#reviews');
  const reviews = page.getByRole('region', { name: 'Ce spun cei care au vorbit deja' });
  await expect(reviews.getByRole('button', { name: /^Raportează/ }).first()).toBeVisible();
  await expect(reviews.getByRole('radio')).toHaveCount(0);
});

test('an expert marks a session completed; the participant reviews it at once, and the expert answers', async ({
  page,
  enterAs,
  browser,
  request,
}) => {
  const guests = await browser.newContext();
  const guest = await guests.newPage();
  const learnerUid = await arriveProven(guest, 'Teodora Lungu');
  const [title, words] = [newName('CV abia terminat'), newName('Am plecat cu un CV de o pagină.')];
  await storeBooking(request, {
    ...{ learnerUid, offeringTitle: { ro: title }, status: 'confirmed', rev: 2 },
    ...{ startAt: inHours(-2), endAt: inHours(-1), cancelUntil: inHours(-2), answerUntil: inHours(-2) },
  });
  await guest.goto('/experts/demo-expert#reviews');
  await expect(guest.getByText(/^Poți scrie o recenzie după ședință/)).toBeVisible();

  await enterAs('expert');
  await page.goto('/dashboard/bookings?as=expert');
  const session = page.getByRole('article').filter({ hasText: title });
  await session.getByRole('button', { name: 'Marchează finalizată' }).click();
  await expect(session.getByText('Finalizată', { exact: true })).toBeVisible();

  await guest.reload();
  const own = guest.getByRole('region', { name: /Cum ți s-a părut|Recenzia ta/ });
  await own.getByRole('radio', { name: '4 stele' }).check();
  await own.getByRole('textbox').fill(words);
  await own.getByRole('button', { name: 'Publică recenzia' }).click();
  await expect(own.getByRole('button', { name: 'Modifică' })).toBeVisible();

  await expect
    .poll(async () => (await request.get(`/payload/ro/experts/demo-expert.json?asked=${randomUUID()}`)).text())
    .toContain(words);
  // A unique address, for which the edge has nothing.
  await page.goto(`/experts/demo-expert?made=${randomUUID()}#reviews`);
  const review = page.getByRole('listitem').filter({ hasText: words });
  await review.getByRole('button', { name: /^Răspunde/ }).click();
  await review.getByLabel(/^Răspunsul tău/).fill('Succes la interviu!');
  await review.getByRole('button', { name: 'Trimite răspunsul' }).click();
  await expect(review.getByText('Răspunsul expertului')).toBeVisible();
  await own.getByRole('button', { name: 'Șterge' }).click();
  await expect(own.getByRole('heading', { name: 'Cum ți s-a părut?' })).toBeVisible();
  await guests.close();
});
