import { PushedBrowser } from '@cursiv/functions/pushed-browser';
import type { APIRequestContext } from '@playwright/test';
import { store } from '../../support/backend/stored.ts';
import { callFunction } from '../../support/call-function.ts';
import { expect, test } from '../../support/test.ts';

const CLOUD = 'http://127.0.0.1:3010';
const LEARNER = { uid: 'demo-learner', email: 'learner@cursiv.test' };

/** Tells the learner of something, as functions do. */
const tell = (request: APIRequestContext, id: string) =>
  store(request, `users/${LEARNER.uid}/notifications/booking.confirmed__${id}`, {
    ...{ type: 'booking.confirmed', params: { name: 'Clara Ionescu', title: { ro: 'Litere', en: 'Letters' } } },
    ...{ link: '/dashboard/bookings', isRead: false, isArchived: false, createdAt: new Date() },
  });

/** A browser of the learner; none of a test reaches a real push service, so it subscribes at the backend's. */
async function subscribed(request: APIRequestContext, device: string) {
  const browser = new PushedBrowser();
  const subscription = { device, endpoint: `${CLOUD}/push/${device}`, keys: browser.keys };
  expect(await callFunction(request, 'savePush', LEARNER.email, subscription)).toEqual({ result: {} });
  return async (): Promise<{ title: string; link: string }[]> => {
    const came = await request.get(`${CLOUD}/outbox/pushes.json?to=${device}`);
    const messages = (await came.json()) as { body: string }[];
    return messages.map(({ body }) => JSON.parse(browser.read(Buffer.from(body, 'base64url'))));
  };
}

test('a browser is pushed what its person is told, until they sign out there', async ({ request }) => {
  const run = Date.now();
  const { result } = await callFunction(request, 'pushKey', LEARNER.email, {});
  expect(result).toEqual({ key: expect.stringMatching(/^B[\w-]{86}$/) });
  const onPhone = await subscribed(request, `phone-of-learner-${run}`);
  const onDesk = await subscribed(request, `desk-of-learner-${run}`);
  await tell(request, `pushed-1-${run}`);
  await expect.poll(onPhone).toHaveLength(1);
  expect(await onPhone()).toMatchObject([
    { link: '/dashboard/bookings', title: expect.stringMatching(/^Clara Ionescu .*(Litere|Letters)/) },
  ]);

  await callFunction(request, 'forgetSession', LEARNER.email, { id: `phone-of-learner-${run}` });
  await tell(request, `pushed-2-${run}`);
  await expect.poll(onDesk).toHaveLength(2);
  expect(await onPhone()).toHaveLength(1);
  await callFunction(request, 'forgetPush', LEARNER.email, { device: `desk-of-learner-${run}` });
});
