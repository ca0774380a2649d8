import { SESSION_ID } from '@cursiv/shared-domain';
import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod';
import { adminApp } from '../admin/admin-app.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { forgetSubscriptions, renewSubscription } from '../push/subscriptions.ts';
import { isDocumentId } from '../store/document-id.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { endSessions as endAll } from './end-sessions.ts';
import { forgetSession as forget, noteSession as note, type ValidSince } from './list/note-session.ts';
import { type EndSessions, signOutEverywhere as end } from './sign-out-everywhere.ts';

const revoke: EndSessions = (uid) => getAuth(adminApp()).revokeRefreshTokens(uid);

const validSince: ValidSince = async (uid) =>
  new Date((await getAuth(adminApp()).getUser(uid)).tokensValidAfterTime ?? 0);

/** More than a person with twenty browsers needs, and few enough to bound what one account writes. */
const OFTEN = { most: 600, spanMs: 3_600_000 };
const browser = z.strictObject({ id: z.string().regex(SESSION_ID) });

/** The caller uses this browser now. */
export const noteSession = callable(
  browser,
  limited('noteSession', OFTEN, async ({ id }, caller) => {
    const isNoted = await note(firestoreStore(), validSince, caller, id, new Date());
    if (caller.signedInAt) await renewSubscription(firestoreStore(), caller.uid, id, caller.signedInAt);
    return { isNoted };
  }),
  { staysOpen: true },
);

/** The caller signs out of this browser, which is pushed to no more. */
export const forgetSession = callable(
  browser,
  limited('forgetSession', OFTEN, async ({ id }, caller) => {
    await forgetSubscriptions(firestoreStore(), caller.uid, id);
    await forget(firestoreStore(), caller, id, new Date());
    return {};
  }),
  { staysOpen: true },
);

/** Signs the caller out on every device, this one too. Each time is mailed, so that a day allows few. */
export const signOutEverywhere = callable(
  z.strictObject({}),
  limited('signOutEverywhere', { most: 10, spanMs: 86_400_000 }, async (_, { uid }) => {
    await end(firestoreStore(), revoke, uid, new Date());
    return {};
  }),
  { staysOpen: true },
);

/** An administrator signs somebody out on every device. */
export const endSessions = callable(
  z.strictObject({ uid: z.string().refine(isDocumentId) }),
  async ({ uid }, caller) => {
    await endAll(firestoreStore(), revoke, { uid, actorUid: caller.uid }, new Date());
    return {};
  },
);
