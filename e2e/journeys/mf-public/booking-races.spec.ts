import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import { store } from '../../support/stored.ts';
import { expect, test } from '../../support/test.ts';

const SERVICES = 'http://localhost:3010';
const ACCOUNTS = `${SERVICES}/identitytoolkit.googleapis.com/v1`;
const CALL = `${SERVICES}/demo-cursiv/us-central1/requestBooking`;
const EXPERT = 'demo-paul-greceanu';
const PEOPLE = 50;

/** Fifty people with a verified e-mail address; returns their tokens. */
const crowd = (request: APIRequestContext) =>
  Promise.all(Array.from({ length: PEOPLE }, (_, index) => person(request, `race-${Date.now()}-${index}`)));

async function person(request: APIRequestContext, uid: string): Promise<string> {
  const account = { localId: uid, email: `${uid}@cursiv.test`, password: 'o parolă lungă', emailVerified: true };
  const owner = { authorization: 'Bearer owner' };
  await request.post(`${ACCOUNTS}/projects/demo-cursiv/accounts`, { headers: owner, data: account });
  await store(request, `users/${uid}`, { name: uid });
  const { email, password } = account;
  const answer = await request.post(`${ACCOUNTS}/accounts:signInWithPassword?key=any`, {
    data: { email, password, returnSecureToken: true },
  });
  return ((await answer.json()) as { idToken: string }).idToken;
}

/** The App Check token of a page that calls a function. */
async function attestation(request: APIRequestContext): Promise<string> {
  const exchange = `${SERVICES}/firebaseappcheck.googleapis.com/v1/projects/demo-cursiv/apps/local:exchangeDebugToken`;
  const answer = await request.post(exchange, { data: { debugToken: 'local-cloud' } });
  return ((await answer.json()) as { token: string }).token;
}

interface Asker {
  token: string;
  page: string;
}

/** The result of a booking request: `won`, or the code of the refusal. */
async function ask(
  request: APIRequestContext,
  { token, page }: Asker,
  startAt: number,
  key = randomUUID(),
): Promise<string> {
  const wish = { key, expertUid: EXPERT, offeringId: 'pictures', startAt, learnerTimeZone: 'UTC', topic: '' };
  const headers = { authorization: `Bearer ${token}`, 'x-firebase-appcheck': page };
  const answer = await request.post(CALL, { headers, data: { data: wish } });
  const { error } = (await answer.json()) as { error?: { status: string; details?: { reason?: string } } };
  return error ? (error.details?.reason ?? error.status) : 'won';
}

/** The expert's free times in milliseconds, by day. */
async function freeDays(request: APIRequestContext): Promise<number[][]> {
  const page = await request.get(`/payload/ro/experts/${EXPERT}.json?asked=${randomUUID()}`);
  const { expert } = (await page.json()) as { expert: { offerings: { id: string; freeStarts: number[] }[] } };
  const starts = expert.offerings.find(({ id }) => id === 'pictures')?.freeStarts ?? [];
  const days = Map.groupBy(starts, (minute) => Math.floor(minute / 1440));
  return [...days.values()].map((minutes) => minutes.map((minute) => minute * 60_000));
}

test('of fifty people one gets the time that all want, and a day is given away as often as the expert allows', async ({
  request,
}) => {
  test.setTimeout(120_000);
  const page = await attestation(request);
  const people = (await crowd(request)).map((token) => ({ token, page }));
  const [oneTime, aDay] = (await freeDays(request)).slice(-2);
  const wanted = oneTime?.[0] ?? 0;

  const forOne = await Promise.all(people.map((asker) => ask(request, asker, wanted)));
  expect(forOne.toSorted()).toEqual([...Array<string>(PEOPLE - 1).fill('taken'), 'won']);

  const starts = aDay ?? [];
  const forDay = await Promise.all(
    people.map((asker, index) => ask(request, asker, starts[index % starts.length] ?? 0)),
  );
  const winners = forDay.filter((answer) => answer === 'won');
  // Times overlap: whoever wins one may close others.
  expect(winners.length).toBeGreaterThan(0);
  expect(winners.length).toBeLessThanOrEqual(4);
  expect(forDay.filter((answer) => !['won', 'taken', 'day-full'].includes(answer))).toEqual([]);
  await expect.poll(async () => (await freeDays(request)).flat().filter((start) => starts.includes(start))).toEqual([]);
});

test('one person in a hurry gets one booking, and a visitor gets none', async ({ request }) => {
  const page = await attestation(request);
  const asker = { token: await person(request, `hurry-${Date.now()}`), page };
  const at = (await freeDays(request)).at(-4)?.[0] ?? 0;
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 8 }, () => ask(request, asker, at, key)));
  expect(new Set(answers)).toEqual(new Set(['won']));
  const visitor = await request.post(CALL, {
    headers: { 'x-firebase-appcheck': page },
    data: { data: { key, expertUid: EXPERT } },
  });
  expect(await visitor.json()).toMatchObject({ error: { status: 'UNAUTHENTICATED' } });
});
