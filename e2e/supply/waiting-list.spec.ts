import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { change, storedIn } from '../support/backend/stored.ts';
import { callFunction } from '../support/call-function.ts';
import { type Answer, type Asker, callAs, crowd } from '../support/people/crowd.ts';
import { expect, test } from '../support/site.ts';

const DAY_MS = 86_400_000;
const EXPERT = 'demo-expert';

const phoneIn = async (browser: Browser, locale: string, timezoneId: string) =>
  (
    await browser.newContext({
      ...{ baseURL: 'http://localhost:3000', locale, timezoneId },
      viewport: { width: 320, height: 720 },
    })
  ).newPage();

const freeStarts = async (request: APIRequestContext) => {
  const answer = await request.get(`/payload/ro/experts/${EXPERT}.json?asked=${randomUUID()}`);
  const { expert } = (await answer.json()) as { expert: { offerings: { id: string; freeStarts: number[] }[] } };
  return expert.offerings.find(({ id }) => id === 'interview')?.freeStarts ?? [];
};

/** Leaves the expert one hour five days ahead, which a learner asks for; returns what others would ask for. */
async function bookedOut(request: APIRequestContext) {
  const date = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
  const overrides = [{ date, intervals: [{ from: '10:00', to: '10:50' }] }];
  await change(request, `schedules/${EXPERT}`, { weekly: [], overrides, timeOff: [] });
  await expect.poll(async () => (await freeStarts(request)).length).toBe(1);
  const [start = 0] = await freeStarts(request);
  const wish = { key: randomUUID(), expertUid: EXPERT, offeringId: 'interview', startAt: start * 60_000 };
  const asked = await callFunction(request, 'requestBooking', 'learner@cursiv.test', {
    ...{ ...wish, learnerTimeZone: 'Europe/Bucharest', topic: 'Prima cerere' },
  });
  expect(asked.error).toBeUndefined();
  await expect.poll(() => freeStarts(request)).toEqual([]);
  return wish;
}

/** The expert refuses the learner's request, on their page. */
async function refuse(page: Page) {
  await page.goto('/dashboard/bookings?as=expert');
  const card = page.getByRole('article').filter({ hasText: 'Prima cerere' });
  await card.getByRole('button', { name: 'Refuză' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Refuză' }).click();
  await expect(card).toContainText('Refuzată');
}

test('who waits for an expert is held the time that becomes free, sees it without a reload, and takes it', async ({
  page,
  browser,
  enterAs,
  request,
}) => {
  const wish = await bookedOut(request);

  const first = await phoneIn(browser, 'ro-RO', 'Europe/Bucharest');
  await enterAs('creator', first);
  await first.goto(`/experts/${EXPERT}`);
  await first.getByRole('button', { name: 'Așază-mă pe lista de așteptare' }).click();
  await expect(first.getByText('Ești pe lista de așteptare, pe locul 1.')).toBeVisible();
  const second = await phoneIn(browser, 'en-GB', 'Asia/Kathmandu');
  await enterAs('instructor', second);
  await second.goto(`/en/experts/${EXPERT}`);
  await second.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(second.getByText('You are on the waiting list, number 2.')).toBeVisible();

  await enterAs('expert');
  await refuse(page);
  await expect(first.getByText(/^O oră este păstrată pentru tine:/)).toBeVisible();
  await expect(second.getByText(/A time is held for you/)).toBeHidden();
  expect(await first.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  // Nobody else gets it meanwhile, and whoever waits behind is told why.
  const pushed = await callFunction(request, 'requestBooking', 'learner@cursiv.test', {
    ...{ ...wish, key: randomUUID(), learnerTimeZone: 'Europe/Bucharest', topic: '' },
  });
  expect(pushed.error).toMatchObject({ details: { reason: 'taken' } });
  await first.getByRole('link', { name: 'Vezi ora' }).click();
  await first.getByRole('button', { name: 'Cere această oră' }).click();
  await expect(first.getByText('Cererea a fost trimisă.')).toBeVisible();
  await second.reload();
  await expect(second.getByText('You are on the waiting list, number 1.')).toBeVisible();
});

test('of fifty people who want the time that becomes free, by waiting, a request or a series, the first in line gets it', async ({
  page,
  enterAs,
  request,
}) => {
  const wish = await bookedOut(request);
  const people = await crowd(request, 50);
  const line = people.slice(0, 10);
  for (const asker of line) await callAs(request, asker, 'waitingList', { expertUid: EXPERT, action: 'join' });
  await enterAs('expert');

  const asked = { ...wish, learnerTimeZone: 'UTC', topic: '' };
  const reason = ({ result, error }: Answer) => {
    const [conflict] = (result?.conflicts as { reason: string }[] | undefined) ?? [];
    return error ? (error.details?.reason ?? error.status) : (conflict?.reason ?? 'won');
  };
  const ask = async (asker: Asker) =>
    reason(await callAs(request, asker, 'requestBooking', { ...asked, key: randomUUID() }));
  const askForTwoWeeks = async (asker: Asker) =>
    reason(await callAs(request, asker, 'requestSeries', { ...asked, key: randomUUID(), count: 2 }));
  const push = async (asker: Asker) => {
    await callAs(request, asker, 'waitingList', { expertUid: EXPERT, action: 'join' });
    return ask(asker);
  };
  const answers: string[] = [];
  const isRefused = refuse(page);
  let isOver = false;
  const pushing = people.slice(1).map(async (asker, index) => {
    while (!isOver) answers.push((await [ask, askForTwoWeeks, push][index % 3]?.(asker)) ?? '');
  });
  await isRefused;
  // Everybody else goes on pushing until the first in line has what was held for them.
  await expect.poll(() => ask(line[0] as Asker)).toBe('won');
  isOver = true;
  await Promise.all(pushing);
  expect(answers.length).toBeGreaterThanOrEqual(people.length - 1);
  // Taken, or free and for those who wait: never theirs.
  expect(answers.filter((answer) => answer !== 'taken' && answer !== 'waiting-list')).toEqual([]);

  const bookings = (await storedIn(request, 'bookings')).filter(
    ({ expertUid, startAt, status }) =>
      expertUid?.stringValue === EXPERT &&
      Date.parse(String(startAt?.timestampValue)) === wish.startAt &&
      status?.stringValue === 'requested',
  );
  expect(bookings.map(({ learnerUid }) => learnerUid?.stringValue)).toEqual([line[0]?.uid]);
  const locks = (await storedIn(request, 'slotLocks')).filter(
    ({ expertUid, startAt }) =>
      expertUid?.stringValue === EXPERT &&
      Math.abs(Date.parse(String(startAt?.timestampValue)) - wish.startAt) < DAY_MS,
  );
  expect(new Set(locks.map(({ bookingId }) => bookingId?.stringValue)).size).toBe(1);
});
