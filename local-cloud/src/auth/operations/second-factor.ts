import { isJsonObject } from '../../http/parse-json.ts';
import { randomId } from '../accounts/random-id.ts';
import { CODE_LENGTH, newTotpSecret, PERIOD } from '../accounts/totp.ts';
import { issueTokens, requireRecentLogin, requireSignedIn, signIn, signInOf } from '../auth-context.ts';
import { AuthError, notSupported } from '../auth-error.ts';
import { optionalText, requiredText } from '../fields.ts';
import type { AuthOperation } from '../operation.ts';
import { requireCode } from '../second-factor.ts';

/** `mfaEnrollment:start`: a new key. As hosted, only for a confirmed address and after a recent sign-in. */
const startEnrolment: AuthOperation = (context, { body }) => {
  if (!isJsonObject(body.totpEnrollmentInfo)) throw notSupported('A second factor other than TOTP');
  const { account, claims } = requireSignedIn(context, body.idToken);
  requireRecentLogin(context, claims);
  if (!account.emailVerified) throw new AuthError('UNVERIFIED_EMAIL');
  if (account.secondFactor) throw new AuthError('SECOND_FACTOR_EXISTS');
  const secret = newTotpSecret();
  const { id, ends } = context.secondFactorSessions.begin({ localId: account.localId, secret });
  return {
    totpSessionInfo: {
      sharedSecretKey: secret,
      verificationCodeLength: CODE_LENGTH,
      hashingAlgorithm: 'SHA1',
      periodSec: PERIOD,
      sessionInfo: id,
      finalizeEnrollmentTime: new Date(ends).toISOString(),
    },
  };
};

/** `mfaEnrollment:finalize`: the key counts once its owner shows a code of it. */
const finalizeEnrolment: AuthOperation = (context, { body }) => {
  const { account, claims } = requireSignedIn(context, body.idToken);
  const given = isJsonObject(body.totpVerificationInfo) ? body.totpVerificationInfo : {};
  const session = requiredText(given, 'sessionInfo', 'MISSING_SESSION_INFO');
  const { localId, secret } = context.secondFactorSessions.find(session, 'INVALID_SESSION_INFO');
  if (localId !== account.localId || secret === undefined) throw new AuthError('INVALID_SESSION_INFO');
  if (account.secondFactor) throw new AuthError('SECOND_FACTOR_EXISTS');
  const usedStep = requireCode(context, body, { localId, secret, usedStep: 0 });
  context.secondFactorSessions.end(session);
  const displayName = optionalText(body, 'displayName');
  account.secondFactor = {
    id: randomId(28),
    secret,
    usedStep,
    enrolledAt: new Date(context.now()).toISOString(),
    ...(displayName === undefined ? {} : { displayName }),
  };
  return issueTokens(context, account, { ...signInOf(claims), secondFactor: account.secondFactor.id });
};

/** `mfaEnrollment:withdraw`, after a recent sign-in. */
const withdraw: AuthOperation = (context, { body }) => {
  const { account, claims } = requireSignedIn(context, body.idToken);
  requireRecentLogin(context, claims);
  const wanted = requiredText(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
  if (account.secondFactor?.id !== wanted) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  delete account.secondFactor;
  const { provider, authTime } = signInOf(claims);
  return issueTokens(context, account, { provider, authTime });
};

/** `mfaSignIn:finalize`: a pending credential and a code become a session. */
const finalizeSignIn: AuthOperation = (context, { body }) => {
  const invalid = 'INVALID_MFA_PENDING_CREDENTIAL';
  const pending = requiredText(body, 'mfaPendingCredential', 'MISSING_MFA_PENDING_CREDENTIAL');
  const { localId, provider } = context.secondFactorSessions.find(pending, invalid);
  const account = context.accounts.byId(localId);
  if (!account || provider === undefined) throw new AuthError(invalid);
  if (account.disabled) throw new AuthError('USER_DISABLED');
  const wanted = requiredText(body, 'mfaEnrollmentId', 'MISSING_MFA_ENROLLMENT_ID');
  const factor = account.secondFactor;
  if (factor?.id !== wanted) throw new AuthError('MFA_ENROLLMENT_NOT_FOUND');
  factor.usedStep = requireCode(context, body, { ...factor, localId });
  context.secondFactorSessions.end(pending);
  return signIn(context, account, provider, factor.id);
};

/** `accounts/<name>` of Identity Toolkit v2. A code of TOTP needs no `mfaSignIn:start`: nothing is sent. */
export const SECOND_FACTOR_OPERATIONS: Readonly<Record<string, AuthOperation>> = {
  'mfaEnrollment:start': startEnrolment,
  'mfaEnrollment:finalize': finalizeEnrolment,
  'mfaEnrollment:withdraw': withdraw,
  'mfaSignIn:finalize': finalizeSignIn,
};
