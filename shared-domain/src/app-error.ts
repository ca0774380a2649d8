/** How reading the data of a page can fail. */
const LOAD_ERROR_CODES = ['offline', 'timed-out', 'malformed-data', 'unknown'] as const;
export type LoadErrorCode = (typeof LOAD_ERROR_CODES)[number];

/** Every failure that a person can be told about; providers' codes are translated into these where they enter. */
export const APP_ERROR_CODES = [
  ...LOAD_ERROR_CODES,
  'auth/credentials-refused',
  'auth/email-taken',
  'auth/email-invalid',
  'auth/password-weak',
  'auth/account-disabled',
  'auth/too-many-attempts',
  'auth/popup-closed',
  'auth/popup-blocked',
  'auth/google-taken',
  'auth/recent-login-required',
  'auth/code-required',
  'auth/code-refused',
  'auth/link-spent',
  'auth/timed-out',
  'auth/unavailable',
  'address-unproven',
  'not-found',
  'no-access',
  'signed-out',
  'clock-wrong',
  'conflict',
  'invalid',
  'too-large',
  'wrong-type',
  'quota-exceeded',
  'allowance-spent',
  'busy',
  'too-often',
  'canceled',
  'maintenance',
] as const;
export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/**
 * A failure named by a closed list of codes; `message` is the raw text for logs, never shown to people. Where one code covers several
 * refusals of a field, `reason` tells them apart.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly reason: string | undefined;

  constructor(code: AppErrorCode, message: string = code, options?: ErrorOptions & { reason?: string }) {
    super(message, options);
    this.name = 'AppError';
    this.code = code;
    this.reason = options?.reason;
  }
}

/** Whether a value is one of the codes. */
export const isAppErrorCode = (value: unknown): value is AppErrorCode => APP_ERROR_CODES.some((code) => code === value);

/** Whether a thrown value is an AppError, whichever section made it: each section has its own copy of the class. */
export const isAppError = (error: unknown): error is AppError =>
  error instanceof Error && error.name === 'AppError' && 'code' in error && isAppErrorCode(error.code);

/** Why the data of a page could not be read, from an AppError; what is no such reason is `unknown`. */
export const loadErrorCode = ({ code }: AppError): LoadErrorCode =>
  LOAD_ERROR_CODES.find((known) => known === code) ?? 'unknown';

/** The code of any thrown value: an AppError's own, else `unknown`. */
export function errorCode(error: unknown): AppErrorCode {
  return isAppError(error) ? error.code : 'unknown';
}
