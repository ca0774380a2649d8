import { type AppErrorCode, isAppError } from '@cursiv/shared-domain';
import { type FunctionsErrorCode, HttpsError } from 'firebase-functions/v2/https';

/** The service's code for ours; every other refusal depends on the current state. */
const CODES: Partial<Record<AppErrorCode, FunctionsErrorCode>> = {
  'signed-out': 'unauthenticated',
  'no-access': 'permission-denied',
  'not-found': 'not-found',
  invalid: 'invalid-argument',
  busy: 'resource-exhausted',
  'too-often': 'resource-exhausted',
  'quota-exceeded': 'resource-exhausted',
};

/**
 * What a caller learns of an AppError: its code and reason, without the message, which is for logs. Rethrows anything
 * else.
 */
export function toHttpsError(error: unknown): unknown {
  if (!isAppError(error)) return error;
  return new HttpsError(CODES[error.code] ?? 'failed-precondition', error.code, {
    code: error.code,
    reason: error.reason,
  });
}
