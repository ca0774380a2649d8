import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { storedAt } from '../../support/backend/stored.ts';
import { type Asker, callAs, crowd } from '../../support/people/crowd.ts';
import { expect, test } from '../../support/test.ts';

const FUNCTIONS = 'http://localhost:3010/demo-cursiv/us-central1';
/** What many people want at once: of somebody who is there on weekends, and of somebody who is there on three days of each week. */
const PICTURES = { expertUid: 'demo-paul-greceanu', offeringId: 'pictures' };
const DIARY = { expertUid: 'demo-ilinca-serban', offeringId: 'diary' };
type Offer = typeof PICTURES;
const PEOPLE = 50;
const WEEK_MS = 7 * 86_400_000;

const wish = (offer: Offer, startAt: number, key = randomUUID()) => ({
  key,
  ...offer,
  startAt,
  learnerTimeZone: 'UTC',
  topic: '',
});

/** The result of a booking request: `won`, or the code of the refusal. */
async function ask(
  request: APIRequestContext,
  asker: Asker,
  offer: Offer,
  startAt: number,
  key = randomUUID(),
): Promise<string> {
  const { error } = await callAs(request, asker, 'requestBooking', wish(offer, startAt, key));
  return error ? (error.details?.reason ?? error.status) : 'won';
}

/** The result of a request for the same time of two weeks. */
async function askForTwoWeeks(
  request: APIRequestContext,
  asker: Asker,
  offer: Offer,
  startAt: number,
): Promise<string> {
  const { result, error } = await callAs(request, asker, 'requestSeries', { ...wish(offer, startAt), count: 2 });
  const [conflict] = (result?.conflicts as { reason: string }[] | undefined) ?? [];
  return error ? (error.details?.reason ?? error.status) : (conflict?.reason ?? 'won');
}

const join = async (request: APIRequestContext, asker: Asker, { expertUid }: Offer) =>
  (await callAs(request, asker, 'waitingList', { expertUid, action: 'join' })).error?.details?.reason;

/** When an expert has time for what is wanted, in milliseconds, by day. */
async function freeDays(request: APIRequestContext, { expertUid, offeringId }: Offer): Promise<number[][]> {
  const page = await request.get(`/payload/ro/experts/${expertUid}.json?asked=${randomUUID()}`);
  const { expert } = (await page.json()) as { expert: { offerings: { id: string; freeStarts: number[] }[] } };
  const starts = expert.offerings.find(({ id }) => id === offeringId)?.freeStarts ?? [];
  const days = Map.groupBy(starts, (minute) => Math.floor(minute / 1440));
  return [...days.values()].map((minutes) => minutes.map((minute) => minute * 60_000));
}

test('of fifty people one gets the time that all want, and a day is given away as often as the expert allows', async ({
  request,
}) => {
  const people = await crowd(request, PEOPLE);
  const [oneTime, aDay] = (await freeDays(request, PICTURES)).slice(-2);
  const wanted = oneTime?.[0] ?? 0;

  const forOne = await Promise.all(people.map((asker) => ask(request, asker, PICTURES, wanted)));
  expect(forOne.toSorted()).toEqual([...Array<string>(PEOPLE - 1).fill('taken'), 'won']);

  const starts = aDay ?? [];
  const forDay = await Promise.all(
    people.map((asker, index) => ask(request, asker, PICTURES, starts[index % starts.length] ?? 0)),
  );
  const winners = forDay.filter((answer) => answer === 'won');
  // Times overlap: whoever wins one may close others.
  expect(winners.length).toBeGreaterThan(0);
  expect(winners.length).toBeLessThanOrEqual(4);
  expect(forDay.filter((answer) => !['won', 'taken', 'day-full'].includes(answer))).toEqual([]);
  await expect
    .poll(async () => (await freeDays(request, PICTURES)).flat().filter((start) => starts.includes(start)))
    .toEqual([]);
});

test('of fifty people who want one time, by a request, a series or by moving theirs, one gets it and nobody loses what they had', async ({
  request,
}) => {
  const people = await crowd(request, PEOPLE);
  const days = await freeDays(request, DIARY);
  const free = new Set(days.flat());
  // So that the same time is free a week later, too.
  const wanted = days.flat().findLast((start) => free.has(start + WEEK_MS)) ?? 0;
  const movers = await Promise.all(
    days
      .filter((day) => !day.includes(wanted) && !day.includes(wanted + WEEK_MS))
      .slice(-5)
      .map(async ([at = 0], index) => {
        const asker = people[index] as Asker;
        const { result, error } = await callAs(request, asker, 'requestBooking', wish(DIARY, at));
        expect(error).toBeUndefined();
        return { asker, at, bookingId: String(result?.bookingId) };
      }),
  );
  const [others, moves] = await Promise.all([
    Promise.all(
      people.slice(movers.length).map(async (asker, index) => {
        // Nobody joins the line of an expert who has free times.
        if (index % 4 === 0) expect(await join(request, asker, DIARY)).toBe('has-times');
        return index % 3 === 0 ? askForTwoWeeks(request, asker, DIARY, wanted) : ask(request, asker, DIARY, wanted);
      }),
    ),
    Promise.all(
      movers.map(async ({ asker, bookingId }) => {
        const move = { bookingId, rev: 1, startAt: wanted, reason: '' };
        const { error } = await callAs(request, asker, 'rescheduleBooking', move);
        return error ? (error.details?.reason ?? error.status) : 'won';
      }),
    ),
  ]);
  expect([...others, ...moves].toSorted()).toEqual([...Array<string>(PEOPLE - 1).fill('taken'), 'won']);
  for (const [index, { at, bookingId }] of movers.entries()) {
    const { startAt, lockIds } = await storedAt(request, `bookings/${bookingId}`);
    expect(Date.parse(String(startAt?.timestampValue))).toBe(moves[index] === 'won' ? wanted : at);
    const held = lockIds?.arrayValue as { values: { stringValue: string }[] } | undefined;
    for (const { stringValue: id } of held?.values ?? [])
      expect((await storedAt(request, `slotLocks/${id}`)).bookingId?.stringValue).toBe(bookingId);
  }
});

test('one person in a hurry gets one booking, and a visitor gets none', async ({ request }) => {
  const [asker] = (await crowd(request, 1, 'hurry')) as [Asker];
  const at = (await freeDays(request, PICTURES)).at(-4)?.[0] ?? 0;
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(request, asker, PICTURES, at, key)));
  expect(new Set(answers)).toEqual(new Set(['won']));
  const visitor = await request.post(`${FUNCTIONS}/requestBooking`, {
    headers: { 'x-firebase-appcheck': asker.page },
    data: { data: { key, ...PICTURES } },
  });
  expect(await visitor.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
});
