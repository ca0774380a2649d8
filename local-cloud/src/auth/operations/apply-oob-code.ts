import type { Account } from '../accounts/account.ts';
import type { AuthContext } from '../auth-context.ts';
import { AuthError } from '../auth-error.ts';

/** Uses up the code of an e-mail verification or change. Throws INVALID_OOB_CODE, EXPIRED_OOB_CODE or EMAIL_EXISTS. */
export function applyOobCode(context: AuthContext, code: string): Account {
  const found = context.oobCodes.find(code);
  const account = context.accounts.byId(found.localId ?? '');
  if (!account || account.email !== found.email || found.requestType === 'PASSWORD_RESET')
    throw new AuthError('INVALID_OOB_CODE');
  if (found.requestType === 'VERIFY_AND_CHANGE_EMAIL' && found.newEmail !== undefined) {
    const holder = context.accounts.byEmail(found.newEmail);
    if (holder && holder.localId !== account.localId) throw new AuthError('EMAIL_EXISTS');
    account.email = found.newEmail;
    account.validSince = Math.floor(context.now() / 1000);
    const password = account.providers.find((provider) => provider.providerId === 'password');
    if (password) Object.assign(password, { rawId: found.newEmail, email: found.newEmail });
  }
  account.emailVerified = true;
  context.accounts.save(account);
  context.oobCodes.remove(code);
  return account;
}
