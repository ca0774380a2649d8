import * as z from 'zod';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { SINGLE } from '../limits.ts';
import { onDocumentCreated } from '../logged/firestore.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { lookAtAccount } from './look-at-account.ts';
import { signInService } from './sign-in-service.ts';
import { sweepAccounts } from './sweep-accounts.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** Remembers how a new person signs in. */
export const rememberAccount = onDocumentCreated({ document: 'users/{uid}' }, ({ params }) =>
  lookAtAccount(store, signInService, params.uid, new Date()),
);

/** Tells the caller what they have changed at the sign-in service, without waiting for the schedule. */
export const checkAccount = callable(
  z.strictObject({}),
  limited('checkAccount', { most: 30, spanMs: 3_600_000 }, async (_, { uid }) => {
    await lookAtAccount(store, signInService, uid, new Date());
    return {};
  }),
  { staysOpen: true },
);

/** Finds what was changed without a word to us: by links in mails, by other devices, by whoever took an account over. */
export const watchAccounts = onSchedule({ schedule: 'every 10 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  sweepAccounts(store, signInService, () => new Date()),
);
