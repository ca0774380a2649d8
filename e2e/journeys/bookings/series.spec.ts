import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser } from '@playwright/test';
import { store, storedAt, storedIn } from '../../support/backend/stored.ts';
import { expect, test } from '../../support/test.ts';

const HOUR_MS = 3_600_000;
const WEEK_HOURS = 7 * 24;

/** Two confirmed weeks of a series between two of the demo's people; returns their ids. */
async function series(request: APIRequestContext, title: string): Promise<string[]> {
  const ids = [0, 1].map(() => randomUUID().slice(0, 20));
  for (const [index, id] of ids.entries()) {
    const at = (hours: number) => new Date(Date.now() + (75.1 + index * WEEK_HOURS + hours) * HOUR_MS);
    await store(request, `bookings/${id}`, {
      learnerUid: 'demo-creator',
      learnerName: 'Teodora Lungu',
      expertUid: 'demo-expert',
      expertName: 'Ana Dragomir',
      offeringId: 'cv',
      offeringTitle: { ro: title, en: title },
      startAt: at(0),
      endAt: at(0.5),
      expertTimeZone: 'Europe/Bucharest',
      learnerTimeZone: 'Europe/Bucharest',
      status: 'confirmed',
      cancelUntil: at(-24),
      answerUntil: at(-1),
      lockIds: [],
      topic: '',
      series: { id: ids[0], index, count: 2 },
      createdAt: at(-200),
      updatedAt: at(-199),
      rev: 2,
    });
  }
  return ids;
}

/** The expert's clock, at a minute of the epoch. */
const clockAt = (minute: number) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Bucharest', timeStyle: 'short' }).format(minute * 60_000);

/** A start that the demo's expert has free in that week and the next; other journeys fill the first two days. */
async function startFreeInBothWeeks(request: APIRequestContext): Promise<number> {
  const { expert } = (await (await request.get('/payload/ro/experts/demo-expert.json')).json()) as {
    expert: { offerings: { id: string; freeStarts: number[] }[] };
  };
  const free = expert.offerings.find(({ id }) => id === 'cv')?.freeStarts ?? [];
  // A change of clocks may lie between.
  const weekAfter = (minute: number) =>
    [-60, 0, 60].map((shift) => minute + WEEK_HOURS * 60 + shift).find((other) => clockAt(other) === clockAt(minute));
  const weekOn = (minute: number) => free.some((other) => other === weekAfter(minute));
  const found = free.find((minute) => minute * 60_000 > Date.now() + 48 * HOUR_MS && weekOn(minute));
  if (found === undefined) throw new Error('The expert has no start that is free in two weeks.');
  return found * 60_000;
}

const pageOf = async (browser: Browser, locale: string, timezoneId: string) =>
  (await browser.newContext({ baseURL: 'http://localhost:3000', locale, timezoneId })).newPage();

test('the weeks of a series stand as one on both sides, move together once both agree, and are called off together', async ({
  page,
  browser,
  enterAs,
  request,
}) => {
  const title = `Serie ${randomUUID().slice(0, 8)}`;
  const [first = '', second = ''] = await series(request, title);
  await enterAs('creator');
  await page.goto('/dashboard/bookings');
  const card = page.getByRole('article').filter({ hasText: title }).first();
  await expect(card).toContainText('Serie săptămânală: 2 întâlniri');
  await card.getByText('Arată toate cele 2 întâlniri').click();
  await expect(card.getByRole('article')).toHaveCount(2);
  await card.getByText('Arată toate cele 2 întâlniri').click();
  await card.getByRole('button', { name: 'Alte acțiuni' }).click();
  await page.getByRole('menuitem', { name: 'Altă oră pentru toate' }).click();
  await expect(page.getByText(/^Alegi altă oră pentru toate/)).toBeVisible();
  const at = await startFreeInBothWeeks(request);
  const chosen = new URL(page.url());
  chosen.searchParams.set('at', new Date(at).toISOString());
  await page.goto(chosen.href);
  await page.getByRole('button', { name: 'Propune această oră' }).click();
  await page.getByRole('status').getByRole('link', { name: 'Înapoi la programări' }).click();
  await expect(card.getByRole('button', { name: 'Retrage propunerea' })).toBeVisible();

  const expert = await pageOf(browser, 'en-GB', 'Asia/Kathmandu');
  await enterAs('expert', expert);
  await expert.goto('/en/dashboard/bookings?as=expert');
  const theirs = expert.getByRole('article').filter({ hasText: title }).first();
  const proposal = theirs.getByRole('region', { name: 'Another time proposed' });
  await proposal.getByRole('button', { name: 'Take the new times' }).click();
  await expect(proposal).toBeHidden();
  const startOf = async (id: string) =>
    Date.parse(String((await storedAt(request, `bookings/${id}`)).startAt?.timestampValue));
  expect(await startOf(first)).toBe(at);
  // A change of clocks may lie between.
  expect(Math.abs((await startOf(second)) - at - WEEK_HOURS * HOUR_MS)).toBeLessThanOrEqual(HOUR_MS);

  await theirs.getByRole('button', { name: 'More actions' }).click();
  await expert.getByRole('menuitem', { name: 'Cancel all' }).click();
  const dialog = expert.getByRole('alertdialog');
  await expect(dialog).toContainText('This is about 2 sessions. Teodora Lungu is told once.');
  await dialog.getByLabel('Why you are cancelling').fill('I am away');
  await dialog.getByRole('button', { name: 'Cancel all' }).click();
  await expect(dialog).toBeHidden();
  const past = page.getByRole('region', { name: 'Istoric' }).getByRole('article').filter({ hasText: title }).first();
  await expect(past).toContainText('Anulată');
  await expect(past).toContainText('2 întâlniri');
  const told = async () =>
    (await storedIn(request, 'users/demo-creator/notifications'))
      .filter(({ params }) => JSON.stringify(params).includes(title))
      .map(({ type }) => type?.stringValue)
      .toSorted();
  await expect.poll(told).toEqual(['booking.cancelled', 'booking.confirmed', 'booking.moved']);
  await expert.context().close();
});
