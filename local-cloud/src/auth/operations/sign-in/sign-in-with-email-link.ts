import type { Account } from '../../accounts/account.ts';
import { parseEmail } from '../../accounts/email.ts';
import { removePassword } from '../../accounts/password.ts';
import type { AuthContext } from '../../auth-context.ts';
import { AuthError, notSupported } from '../../auth-error.ts';
import { createAccount } from '../../create-account.ts';
import { requiredText } from '../../fields.ts';
import type { AuthOperation } from '../../operation.ts';
import { signInOrAskForCode } from '../../second-factor.ts';

/**
 * `accounts:signInWithEmailLink`: the link's code and the address that it was sent to, which a stranger who finds the link does not know.
 * An address without an account gets one.
 */
export const signInWithEmailLink: AuthOperation = (context, { body }) => {
  if (body.idToken !== undefined) throw notSupported('Linking by a link in a mail');
  const email = parseEmail(body.email);
  const code = requiredText(body, 'oobCode', 'MISSING_OOB_CODE');
  const found = context.oobCodes.find(code);
  if (found.requestType !== 'EMAIL_SIGNIN') throw new AuthError('INVALID_OOB_CODE');
  const brake = `addresses of ${code}`;
  context.throttle.check(brake);
  if (found.email !== email) {
    context.throttle.fail(brake);
    throw new AuthError('INVALID_EMAIL : The email provided does not match the sign-in email address.');
  }
  const known = context.accounts.byEmail(email);
  if (known?.disabled) throw new AuthError('USER_DISABLED');
  const account = known ?? createAccount(context, { email, emailVerified: true });
  prove(context, account, email);
  context.accounts.save(account);
  context.oobCodes.remove(code);
  return {
    kind: 'identitytoolkit#EmailLinkSigninResponse',
    localId: account.localId,
    email,
    ...(known ? {} : { isNewUser: true }),
    ...signInOrAskForCode(context, account, 'password'),
  };
};

/**
 * The address is the person's now, and the link one of their ways to sign in, which the service calls `password` too. If the address was
 * never verified, its password may be somebody else's: it is removed and older sessions end, as hosted.
 */
function prove(context: AuthContext, account: Account, email: string): void {
  if (!account.emailVerified) {
    removePassword(account);
    account.emailVerified = true;
    account.validSince = Math.floor(context.now() / 1000);
  }
  const hasWay = account.providers.some(({ providerId }) => providerId === 'password');
  if (!hasWay) account.providers.push({ providerId: 'password', rawId: email, email });
}
