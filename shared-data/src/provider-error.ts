import { AppError, type AppErrorCode, isAppError } from '@cursiv/shared-domain';
import { AUTH_TROUBLE } from '@cursiv/shared-firebase';

/** The hosted services' codes, as the SDKs throw them, mapped to ours. */
const CODES: Record<string, AppErrorCode> = {
  'auth/invalid-credential': 'auth/credentials-refused',
  'auth/wrong-password': 'auth/credentials-refused',
  'auth/user-not-found': 'auth/credentials-refused',
  'auth/email-already-in-use': 'auth/email-taken',
  'auth/invalid-email': 'auth/email-invalid',
  'auth/weak-password': 'auth/password-weak',
  'auth/user-disabled': 'auth/account-disabled',
  'auth/too-many-requests': 'auth/too-many-attempts',
  'auth/popup-closed-by-user': 'auth/popup-closed',
  'auth/cancelled-popup-request': 'auth/popup-closed',
  'auth/popup-blocked': 'auth/popup-blocked',
  'auth/user-token-expired': 'signed-out',
  'auth/requires-recent-login': 'auth/recent-login-required',
  'auth/multi-factor-auth-required': 'auth/code-required',
  'auth/invalid-action-code': 'auth/link-spent',
  'auth/expired-action-code': 'auth/link-spent',
  'auth/quota-exceeded': 'auth/too-many-attempts',
  'auth/invalid-verification-code': 'auth/code-refused',
  'auth/unverified-email': 'address-unproven',
  'auth/second-factor-already-in-use': 'conflict',
  'auth/totp-challenge-timeout': 'auth/timed-out',
  'auth/invalid-multi-factor-session': 'auth/timed-out',
  'auth/network-request-failed': 'offline',
  'auth/internal-error': 'auth/unavailable',
  'permission-denied': 'no-access',
  unauthenticated: 'clock-wrong',
  'not-found': 'not-found',
  'already-exists': 'conflict',
  'failed-precondition': 'conflict',
  aborted: 'busy',
  'invalid-argument': 'invalid',
  'resource-exhausted': 'busy',
  unavailable: 'offline',
  'deadline-exceeded': 'timed-out',
  cancelled: 'canceled',
  'storage/unauthorized': 'no-access',
  'storage/unauthenticated': 'clock-wrong',
  'storage/object-not-found': 'not-found',
  'storage/quota-exceeded': 'quota-exceeded',
  'storage/retry-limit-exceeded': 'offline',
  'storage/canceled': 'canceled',
};

/** The functions service prefixes the database's codes. */
const FUNCTIONS_PREFIX = /^functions\//;

/** The code of any provider's error; empty when it has none. */
export const providerCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';

/** Whether the authentication service answered, but is out of order; its SDK treats that as a failed connection. */
function isAuthTrouble(error: unknown): boolean {
  const { customData } = error as { customData?: { message?: unknown } };
  return String(customData?.message).includes(AUTH_TROUBLE);
}

/** Translates any provider's error into an AppError that keeps the raw message for logs. */
export function toAppError(error: unknown): AppError {
  if (isAppError(error)) return error;
  const message = error instanceof Error ? error.message : String(error);
  const code = providerCode(error);
  if (code === 'auth/network-request-failed' && isAuthTrouble(error)) {
    return new AppError('auth/unavailable', message, { cause: error });
  }
  return new AppError(CODES[code.replace(FUNCTIONS_PREFIX, '')] ?? 'unknown', message, { cause: error });
}

/** Runs one call to a provider; its error becomes an AppError. */
export async function guarded<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw toAppError(error);
  }
}
