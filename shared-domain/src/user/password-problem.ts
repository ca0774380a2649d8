import { USER_LIMITS } from './user.ts';

/** How long a password is: in characters, as the person who types it counts them. */
export const passwordLength = (password: string): number => [...password].length;

/** Why a typed text cannot be a new password. */
export type PasswordProblem = 'passwordMissing' | 'passwordShort' | 'passwordLong';

/** The problem of a password that somebody is choosing, if any. */
export function passwordProblem(password: string): PasswordProblem | undefined {
  const length = passwordLength(password);
  if (length === 0) return 'passwordMissing';
  if (length < USER_LIMITS.passwordMin) return 'passwordShort';
  return length > USER_LIMITS.passwordMax ? 'passwordLong' : undefined;
}
