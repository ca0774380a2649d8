import { USER_LIMITS } from '@cursiv/shared-domain';

export type PasswordStrength = 'short' | 'fair' | 'good' | 'strong';

/** From how many characters on a password is good, and strong; below, what everybody must have is fair. */
const GOOD = 12;
const STRONG = 16;

/** How safe a password is, by its length alone: rules about signs make passwords that are hard for people, not for machines. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < USER_LIMITS.passwordMin) return 'short';
  if (length < GOOD) return 'fair';
  return length < STRONG ? 'good' : 'strong';
}
