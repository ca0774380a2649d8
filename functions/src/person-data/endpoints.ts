import { MOST_EXPORTS_A_DAY } from '@cursiv/shared-domain';
import { getAuth } from 'firebase-admin/auth';
import * as z from 'zod';
import { adminAccounts } from '../admin/accounts.ts';
import { adminApp } from '../admin/admin-app.ts';
import { callable } from '../callable/callable.ts';
import { limited } from '../callable/limited.ts';
import { cloudFileStore } from '../files/cloud-file-store.ts';
import { SINGLE } from '../limits.ts';
import { publicOrigin } from '../public-origin.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { askExport } from './ask-export.ts';
import { askDeletion, keepAccount as keep } from './deletion/ask-deletion.ts';
import { type DeletionWorld, keepDeletions } from './deletion/delete-person.ts';
import { deletionEffects as effects } from './deletion/effects.ts';
import { keepExports } from './keep-exports.ts';
import { openExport as open } from './open-export.ts';

const nothing = z.strictObject({});
const DAY_MS = 86_400_000;

/** The caller asks for a copy of their data; they are told when it is ready. */
export const exportAccount = callable(
  nothing,
  limited('exportAccount', { most: MOST_EXPORTS_A_DAY, spanMs: DAY_MS }, async (_, { uid }) => {
    await askExport(firestoreStore(), uid, new Date());
    return {};
  }),
);

/** Opens the caller's copy, right after they have signed in. */
export const openExport = callable(
  nothing,
  (_, caller) => open(firestoreStore(), cloudFileStore(), caller, new Date()),
  { staysOpen: true },
);

/** Erases copies after their week, and writes those that a crash left behind. */
export const keepDataExports = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 540, memory: '1GiB', ...SINGLE },
  () => keepExports({ store: firestoreStore(), files: cloudFileStore(), origin: publicOrigin(), now: new Date() }),
);

/** The caller asks to have their account deleted; `dueAt` is the moment until which they may keep it. */
export const deleteAccount = callable(
  nothing,
  limited('deleteAccount', { most: 10, spanMs: DAY_MS }, async (_, caller) => {
    const { dueAt } = await askDeletion(firestoreStore(), caller, new Date());
    return { dueAt: dueAt.toISOString() };
  }),
);

/** The caller keeps their account after all. */
export const keepAccount = callable(
  nothing,
  limited('keepAccount', { most: 10, spanMs: DAY_MS }, async (_, caller) => {
    await keep(firestoreStore(), caller, new Date());
    return {};
  }),
  { staysOpen: true },
);

/** What deleting the caller's account will do to others. */
export const deletionEffects = callable(nothing, (_, { uid }) => effects(firestoreStore(), uid, new Date()), {
  staysOpen: true,
});

const accounts: DeletionWorld['accounts'] = {
  provenEmail: async (uid) => (await adminAccounts().anyWithUid(uid))?.provenEmail,
  close: async (uid) => {
    await unlessGone(getAuth(adminApp()).updateUser(uid, { disabled: true }));
    await unlessGone(getAuth(adminApp()).revokeRefreshTokens(uid));
  },
  remove: (uid) => unlessGone(getAuth(adminApp()).deleteUser(uid)),
};

async function unlessGone(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'auth/user-not-found') throw error;
  }
}

/** Deletes the accounts whose time has come, a step at a time. */
export const deletePeople = onSchedule(
  { schedule: 'every 15 minutes', timeoutSeconds: 540, memory: '1GiB', ...SINGLE },
  () => keepDeletions({ store: firestoreStore(), files: cloudFileStore(), accounts, now: new Date() }),
);
