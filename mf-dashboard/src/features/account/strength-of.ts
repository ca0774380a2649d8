import { USER_LIMITS } from '@cursiv/shared-domain';

/** How hard a password is to guess, from weakest to strongest. */
export const STRENGTHS = ['short', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof STRENGTHS)[number];

/** The lengths, in characters, from which a password counts as good and as strong. */
const GOOD = 12;
const STRONG = 16;

/** The strength of a password by its length alone: length helps more than unusual characters. */
export function strengthOf(password: string): Strength {
  const { length } = password;
  if (length < USER_LIMITS.passwordMin) return 'short';
  if (length < GOOD) return 'fair';
  return length < STRONG ? 'good' : 'strong';
}
