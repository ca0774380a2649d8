import { AppError, emailSchema } from '@cursiv/shared-domain';
import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod';
import { adminAccounts } from '../admin/accounts.ts';
import { adminApp } from '../admin/admin-app.ts';
import { takeStored } from '../allowance/stored-allowance.ts';
import { callable, callableByAll } from '../callable/callable.ts';
import { requireFreshSignIn } from '../callable/fresh-sign-in.ts';
import { limited } from '../callable/limited.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import {
  endSecondFactor as end,
  newRecoveryCodes as make,
  redeemRecoveryCode as redeem,
  type SecondFactors,
} from './recovery-codes.ts';

const HOUR_MS = 3_600_000;
const nothing = z.strictObject({});

const factors: SecondFactors = {
  has: async (uid) => ((await getAuth(adminApp()).getUser(uid)).multiFactor?.enrolledFactors.length ?? 0) > 0,
  remove: async (uid) => {
    await getAuth(adminApp()).updateUser(uid, { multiFactor: { enrolledFactors: null } });
  },
};

/** The caller gets new backup codes, right after a sign-in. */
export const newRecoveryCodes = callable(
  nothing,
  limited('newRecoveryCodes', { most: 10, spanMs: HOUR_MS }, async (_, caller) => {
    const store = firestoreStore();
    await requireFreshSignIn(store, caller, new Date());
    return make(store, factors, caller.uid, new Date());
  }),
);

/** The caller switches their second factor off, right after a sign-in. */
export const endSecondFactor = callable(
  nothing,
  limited('endSecondFactor', { most: 10, spanMs: HOUR_MS }, async (_, caller) => {
    const store = firestoreStore();
    await requireFreshSignIn(store, caller, new Date());
    await end(store, factors, caller.uid, new Date());
    return {};
  }),
);

/** Who lost the device of their second factor switches it off with a backup code; few tries an hour for each address. */
export const redeemRecoveryCode = callableByAll(
  z.strictObject({ email: emailSchema, code: z.string().max(60) }),
  async ({ email, code }) => {
    const store = firestoreStore();
    const address = email.trim().toLowerCase();
    if (!(await takeStored(store, `redeemRecoveryCode ${address}`, { most: 10, spanMs: HOUR_MS }, new Date())))
      throw new AppError('too-often');
    const account = await adminAccounts().withEmail(address);
    await redeem(store, factors, account?.uid, code, new Date());
    return {};
  },
);
