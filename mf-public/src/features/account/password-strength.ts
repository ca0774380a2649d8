import { USER_LIMITS } from '@cursiv/shared-domain';

export type PasswordStrength = 'short' | 'fair' | 'good' | 'strong';

/** The lengths from which a password is good and strong; shorter ones that are allowed are fair. */
const GOOD = 12;
const STRONG = 16;

/** The strength of a password, by its length alone: rules about characters make passwords hard for people, not for machines. */
export function passwordStrength(password: string): PasswordStrength {
  const length = [...password].length;
  if (length < USER_LIMITS.passwordMin) return 'short';
  if (length < GOOD) return 'fair';
  return length < STRONG ? 'good' : 'strong';
}
