import { isJsonObject, type JsonObject } from '../http/parse-json.ts';
import { type Account, toMfaInfo } from './accounts/account.ts';
import { matchingStep } from './accounts/totp.ts';
import { type AuthContext, signIn } from './auth-context.ts';
import { AuthError } from './auth-error.ts';
import { requiredText } from './fields.ts';

/**
 * Signs in who has no second factor; anybody else gets a pending credential, which `mfaSignIn:finalize` exchanges, and nothing is saved.
 */
export function signInOrAskForCode(context: AuthContext, account: Account, provider: string) {
  if (!account.secondFactor) return signIn(context, account, provider);
  const { id } = context.secondFactorSessions.begin({ localId: account.localId, provider });
  return { mfaPendingCredential: id, mfaInfo: [toMfaInfo(account.secondFactor)] };
}

/** The step of the code in `totpVerificationInfo`. Throws INVALID_CODE, and TOO_MANY_ATTEMPTS_TRY_LATER to who guesses. */
export function requireCode(
  { throttle, now }: AuthContext,
  body: JsonObject,
  { localId, secret, usedStep }: { localId: string; secret: string; usedStep: number },
): number {
  const given = isJsonObject(body.totpVerificationInfo) ? body.totpVerificationInfo : {};
  const code = requiredText(given, 'verificationCode', 'MISSING_CODE');
  const brake = `code of ${localId}`;
  throttle.check(brake);
  const step = matchingStep(secret, code, now(), usedStep);
  if (step === undefined) {
    throttle.fail(brake);
    throw new AuthError('INVALID_CODE');
  }
  throttle.forgive(brake);
  return step;
}
