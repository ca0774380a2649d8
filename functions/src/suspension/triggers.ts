import { getAuth } from 'firebase-admin/auth';
import { adminApp } from '../admin/admin-app.ts';
import { onDocumentUpdated } from '../logged/firestore.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { closeSignIn, type SignIn } from './close-sign-in.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

const signIn: SignIn = {
  setDisabled: async (uid, disabled) => void (await getAuth(adminApp()).updateUser(uid, { disabled })),
  endSessions: (uid) => getAuth(adminApp()).revokeRefreshTokens(uid),
};

/** Signs suspended people out everywhere; a failure is reported again. */
export const followAccountStatus = onDocumentUpdated({ document: 'users/{uid}' }, async ({ data, params }) => {
  if (data?.before.get('status') === data?.after.get('status')) return;
  await closeSignIn(store, signIn, params.uid);
});
