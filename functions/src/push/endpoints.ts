import { notificationSchema, SESSION_ID } from '@cursiv/shared-domain';
import { getAuth } from 'firebase-admin/auth';
import { defineSecret } from 'firebase-functions/params';
import * as z from 'zod';
import { adminApp } from '../admin/admin-app.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { onDocumentCreated } from '../logged/firestore.ts';
import { eachDue } from '../mail/queue/send-due.ts';
import { settleJob, settlementSchema } from '../mail/queue/settle-job.ts';
import { publicOrigin } from '../public-origin.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { composePush, type SessionsSince } from './compose-push.ts';
import { pushServices } from './push-services.ts';
import { queuePushes } from './queue-pushes.ts';
import { type Pushing, sendPush } from './send-push.ts';
import { forgetSubscriptions, saveSubscription, subscriptionRequestSchema } from './subscriptions.ts';
import { type Vapid, vapidOf } from './vapid.ts';

/** The private key that proves to push services who pushes, or `none` (docs/deploy.md). */
const PUSH_KEY = defineSecret('PUSH_KEY');
const vapid = () => vapidOf(PUSH_KEY.value(), publicOrigin());

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const DAILY = { most: 30, spanMs: 86_400_000 };

const sessionsSince: SessionsSince = async (uid) => {
  const { users } = await getAuth(adminApp()).getUsers([{ uid }]);
  const [account] = users;
  return account && !account.disabled ? new Date(account.tokensValidAfterTime ?? 0) : undefined;
};

const pushing = (keys: Vapid): Pushing => ({
  store,
  compose: (job) => composePush({ store, sessionsSince }, job, new Date()),
  async push(to, message) {
    const { pushTo } = await import('./push-service.ts');
    return pushTo(pushServices(), keys, to, message);
  },
  now: () => new Date(),
});

/** The key that browsers subscribe with; null where the site does not push. */
export const pushKey = callable(z.strictObject({}), async () => ({ key: vapid()?.publicKey ?? null }), {
  secrets: [PUSH_KEY],
  staysOpen: true,
});

/** The caller wants this browser pushed to. */
export const savePush = callable(
  subscriptionRequestSchema,
  limited('savePush', DAILY, async (request, caller) => {
    await saveSubscription(store, pushServices(), request, caller, new Date());
    return {};
  }),
);

/** The caller wants a browser of theirs pushed to no more. */
export const forgetPush = callable(
  z.strictObject({ device: z.string().regex(SESSION_ID) }),
  async ({ device }, { uid }) => {
    await forgetSubscriptions(store, uid, device);
    return {};
  },
  { staysOpen: true },
);

/** Pushes what a person is told to their browsers. */
export const pushNews = onDocumentCreated(
  { document: 'users/{uid}/notifications/{id}', secrets: [PUSH_KEY] },
  async ({ params: { uid, id }, data }) => {
    const keys = vapid();
    const notification = notificationSchema.safeParse({ ...data?.data(), id }).data;
    if (!keys || !notification) return;
    const paths = await queuePushes(store, uid, notification, new Date());
    await Promise.all(paths.map((path) => sendPush(pushing(keys), path)));
  },
);

/** An administrator has a push that could not leave tried again, or lets it go. */
export const settlePush = callable(settlementSchema, (request, caller) =>
  settleJob(store, 'pushes', request, caller, new Date()),
);

/** Pushes what waits: what a service did not take, what came in quiet hours, and what a crash left behind. */
export const sendDuePushes = onSchedule(
  { schedule: 'every 1 minutes', timeoutSeconds: 300, secrets: [PUSH_KEY], ...SINGLE },
  async () => {
    const keys = vapid();
    if (keys) await eachDue(pushing(keys), 'pushes', (path) => sendPush(pushing(keys), path));
  },
);
