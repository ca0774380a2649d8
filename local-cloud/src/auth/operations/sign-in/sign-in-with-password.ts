import { parseEmail } from '../../accounts/email.ts';
import { passwordMatches } from '../../accounts/password.ts';
import { AuthError } from '../../auth-error.ts';
import { requiredText } from '../../fields.ts';
import type { AuthOperation } from '../../operation.ts';
import { signInOrAskForCode } from '../../second-factor.ts';

/**
 * `accounts:signInWithPassword`. An unknown address and a wrong password get the same answer, as on hosted Firebase
 * with protected addresses.
 */
export const signInWithPassword: AuthOperation = (context, { body }) => {
  const email = parseEmail(body.email);
  const password = requiredText(body, 'password', 'MISSING_PASSWORD');
  context.throttle.check(email);
  const account = context.accounts.byEmail(email);
  if (!account || !passwordMatches(account, password)) {
    context.throttle.fail(email);
    throw new AuthError('INVALID_LOGIN_CREDENTIALS');
  }
  if (account.disabled) throw new AuthError('USER_DISABLED');
  context.throttle.forgive(email);
  return {
    kind: 'identitytoolkit#VerifyPasswordResponse',
    registered: true,
    localId: account.localId,
    email,
    displayName: account.displayName ?? '',
    ...signInOrAskForCode(context, account, 'password'),
  };
};
