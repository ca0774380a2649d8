import { isJsonObject, type JsonObject } from '../../http/parse-json.ts';
import type { Account } from '../accounts/account.ts';
import { AuthError, notSupported } from '../auth-error.ts';
import { optionalBoolean, optionalText } from '../fields.ts';

/** Longest custom claims in characters, as hosted. */
const MAX_CLAIMS = 1000;

/** The fields of `accounts:update` that only firebase-admin may set. */
export function applyAdminFields(account: Account, body: JsonObject): void {
  if (body.linkProviderUserInfo) throw notSupported('Linking a provider from firebase-admin');
  if (body.mfa) removeSecondFactor(account, body.mfa);
  account.disabled = optionalBoolean(body, 'disableUser') ?? account.disabled;
  account.emailVerified = optionalBoolean(body, 'emailVerified') ?? account.emailVerified;
  const claims = optionalText(body, 'customAttributes');
  if (claims !== undefined) account.customAttributes = checkedClaims(claims);
  if (body.validSince !== undefined) account.validSince = checkedSeconds(body.validSince);
}

/** firebase-admin removes all second factors by an empty `mfa`. */
function removeSecondFactor(account: Account, mfa: unknown): void {
  if (!isJsonObject(mfa) || mfa.enrollments !== undefined)
    throw notSupported('Enrolling a second factor from firebase-admin');
  delete account.secondFactor;
}

/** Custom claims that may be stored. Throws CLAIMS_TOO_LARGE or INVALID_CLAIMS. */
export function checkedClaims(text: string): string {
  if (text.length > MAX_CLAIMS) throw new AuthError('CLAIMS_TOO_LARGE');
  let claims: unknown;
  try {
    claims = JSON.parse(text);
  } catch {
    throw new AuthError('INVALID_CLAIMS');
  }
  if (!isJsonObject(claims)) throw new AuthError('INVALID_CLAIMS');
  return text;
}

function checkedSeconds(value: unknown): number {
  const seconds = Number(value);
  if (!Number.isFinite(seconds)) throw new AuthError('INVALID_ARGUMENT : validSince must be a time in seconds.');
  return seconds;
}
