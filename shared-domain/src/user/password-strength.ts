import { USER_LIMITS } from './user.ts';

/** How hard a password is to guess, from weakest to strongest. */
export const PASSWORD_STRENGTHS = ['short', 'fair', 'good', 'strong'] as const;
export type PasswordStrength = (typeof PASSWORD_STRENGTHS)[number];

/** From how many characters on a password is good, and strong; below, what everybody must have is fair. */
const GOOD = 12;
const STRONG = 16;

/** The characters of a password as a person counts them. */
export const passwordLength = (password: string): number => [...password].length;

/** How safe a password is, by its length alone: rules about signs make passwords that are hard for people, not for machines. */
export function passwordStrength(password: string): PasswordStrength {
  const length = passwordLength(password);
  if (length < USER_LIMITS.passwordMin) return 'short';
  if (length < GOOD) return 'fair';
  return length < STRONG ? 'good' : 'strong';
}
