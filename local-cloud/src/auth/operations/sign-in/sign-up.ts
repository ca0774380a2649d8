import { signIn } from '../../auth-context.ts';
import { AuthError, notSupported } from '../../auth-error.ts';
import { createAccount } from '../../create-account.ts';
import { optionalBoolean, optionalText, requiredText } from '../../fields.ts';
import type { AuthOperation } from '../../operation.ts';

/** `accounts:signUp`: registration by e-mail and password; firebase-admin's createUser posts the same to `accounts`. */
export const signUp: AuthOperation = (context, { body, admin }) => {
  if (body.idToken !== undefined) throw notSupported('Linking a password with accounts:signUp');
  if (body.phoneNumber || body.mfaInfo) throw notSupported('Sign-in by phone and multi-factor authentication');
  const email = optionalText(body, 'email');
  // Hosted Firebase's answer while the anonymous provider is switched off.
  if (!admin && email === undefined) throw new AuthError('ADMIN_ONLY_OPERATION');
  const password = admin ? optionalText(body, 'password') : requiredText(body, 'password', 'MISSING_PASSWORD');
  const profile = {
    email,
    password,
    displayName: optionalText(body, 'displayName'),
    photoUrl: optionalText(body, 'photoUrl'),
  };
  if (admin) {
    const account = createAccount(context, {
      ...profile,
      localId: optionalText(body, 'localId'),
      emailVerified: optionalBoolean(body, 'emailVerified'),
      disabled: optionalBoolean(body, 'disabled'),
    });
    return { kind: 'identitytoolkit#SignupNewUserResponse', localId: account.localId, email: account.email };
  }
  const account = createAccount(context, profile);
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: account.localId,
    email: account.email,
    ...signIn(context, account, 'password'),
  };
};
