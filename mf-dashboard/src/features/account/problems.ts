import { isPersonName, USER_LIMITS, userNameSchema } from '@cursiv/shared-domain';

/** Problems that a field can have; codes instead of texts, so that the text follows the page's language. */
export const PROBLEMS = [
  'nameMissing',
  'nameLong',
  'nameUnfit',
  'currentMissing',
  'currentWrong',
  'nextMissing',
  'nextShort',
  'nextLong',
  'nextSame',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The values of the password form. */
export interface PasswordValues {
  current: string;
  next: string;
}

export function checkName(name: string): Problem | true {
  if (name.trim() === '') return 'nameMissing';
  if (!userNameSchema.safeParse(name.trim()).success) return 'nameLong';
  return isPersonName(name.trim()) || 'nameUnfit';
}

export const checkCurrent = (current: string): Problem | true => current !== '' || 'currentMissing';

/** A new password must have an allowed length and differ from the present one. */
export function checkNext(next: string, { current }: PasswordValues): Problem | true {
  if (next === '') return 'nextMissing';
  if (next.length < USER_LIMITS.passwordMin) return 'nextShort';
  if (next.length > USER_LIMITS.passwordMax) return 'nextLong';
  return next !== current || 'nextSame';
}
