import { randomId } from './accounts/random-id.ts';
import type { AuthOperation } from './operation.ts';
import { deleteAccount, deleteAccounts } from './operations/delete-account.ts';
import { importAccounts } from './operations/import-accounts.ts';
import { listAccounts, queryAccounts } from './operations/list-accounts.ts';
import { lookup } from './operations/lookup.ts';
import { resetPassword } from './operations/reset-password.ts';
import { sendOobCode } from './operations/send-oob-code.ts';
import { signInWithEmailLink } from './operations/sign-in/sign-in-with-email-link.ts';
import { signInWithIdp } from './operations/sign-in/sign-in-with-idp.ts';
import { signInWithPassword } from './operations/sign-in/sign-in-with-password.ts';
import { signUp } from './operations/sign-in/sign-up.ts';
import { updateAccount } from './operations/update-account.ts';

/** `accounts:<name>` for everybody who has the required token or code; firebase-admin uses them too. */
export const OPERATIONS: Readonly<Record<string, AuthOperation>> = {
  signUp,
  signInWithPassword,
  signInWithEmailLink,
  signInWithIdp,
  lookup,
  update: updateAccount,
  delete: deleteAccount,
  sendOobCode,
  resetPassword,
  // When addresses are protected, hosted Firebase no longer reveals an address's sign-in methods.
  createAuthUri: () => ({ kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: randomId(28) }),
};

/** `accounts:<name>` for firebase-admin only. */
export const ADMIN_OPERATIONS: Readonly<Record<string, AuthOperation>> = {
  batchGet: listAccounts,
  batchCreate: importAccounts,
  query: queryAccounts,
  batchDelete: deleteAccounts,
};
