import { nameProblem, passwordProblem } from '@cursiv/shared-domain';

/** Problems that a field can have; codes instead of texts, so that the text follows the page's language. */
export const PROBLEMS = [
  'nameMissing',
  'nameLong',
  'nameUnfit',
  'currentMissing',
  'currentWrong',
  'passwordMissing',
  'passwordShort',
  'passwordLong',
  'nextSame',
] as const;
export type Problem = (typeof PROBLEMS)[number];

/** The values of the password form. */
export interface PasswordValues {
  current: string;
  next: string;
}

export const checkName = (name: string): Problem | true => nameProblem(name) ?? true;

export const checkCurrent = (current: string): Problem | true => current !== '' || 'currentMissing';

/** A new password must have an allowed length and differ from the present one. */
export function checkNext(next: string, { current }: PasswordValues): Problem | true {
  return passwordProblem(next) ?? (next !== current || 'nextSame');
}
