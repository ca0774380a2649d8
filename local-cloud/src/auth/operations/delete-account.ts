import { requireRecentLogin, requireSignedIn } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';
import { requiredText, textList } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';

/** `accounts:delete`: the caller's own account, or any for firebase-admin. */
export const deleteAccount: AuthOperation = (context, { body, admin }) => {
  if (admin) {
    const removed = context.accounts.remove(requiredText(body, 'localId', 'MISSING_LOCAL_ID'));
    if (!removed) throw new AuthError('USER_NOT_FOUND');
  } else {
    const { account, claims } = requireSignedIn(context, body.idToken);
    requireRecentLogin(context, claims);
    context.accounts.remove(account.localId);
  }
  return { kind: 'identitytoolkit#DeleteAccountResponse' };
};

/** `accounts:batchDelete` (firebase-admin's deleteUsers); unknown ids cause no error, as hosted. */
export const deleteAccounts: AuthOperation = (context, { body }) => {
  for (const id of textList(body, 'localIds')) context.accounts.remove(id);
  return {};
};
