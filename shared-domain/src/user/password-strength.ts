import { passwordLength } from './password-problem.ts';
import { USER_LIMITS } from './user.ts';

/** How hard a password is to guess, from weakest to strongest. */
export type PasswordStrength = 'short' | 'fair' | 'good' | 'strong';

/** A password that somebody is choosing. */
export interface JudgedPassword {
  /** Undefined before the first character. */
  strength: PasswordStrength | undefined;
  /** How many characters a short password lacks. */
  missing: number;
}

/** The lengths from which a password is good, and strong; between the least length and these it is fair. */
const GOOD = 12;
const STRONG = 16;

/** Judges a password by its length alone: rules about signs make passwords hard for people, not for machines. */
export function judgePassword(password: string): JudgedPassword {
  const length = passwordLength(password);
  const missing = Math.max(0, USER_LIMITS.passwordMin - length);
  if (length === 0) return { strength: undefined, missing };
  if (missing > 0) return { strength: 'short', missing };
  if (length < GOOD) return { strength: 'fair', missing };
  return { strength: length < STRONG ? 'good' : 'strong', missing };
}
