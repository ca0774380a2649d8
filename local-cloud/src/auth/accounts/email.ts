import { AuthError } from '../auth-error.ts';

/** The e-mail address in lower case; Identity Toolkit ignores case. Throws MISSING_EMAIL or INVALID_EMAIL. */
export function parseEmail(value: unknown): string {
  if (value === undefined || value === '') throw new AuthError('MISSING_EMAIL');
  if (typeof value !== 'string' || value.length > 256 || !/^[^@\s<>]+@[^@\s<>]+$/.test(value)) {
    throw new AuthError('INVALID_EMAIL');
  }
  return value.toLowerCase();
}
