import { type AppErrorCode, emailSchema, nameProblem, passwordProblem } from '@cursiv/shared-domain';
import type { FieldError } from 'react-hook-form';

/** Problems that a field can have; codes instead of texts, so that the text follows the page's language. */
const PROBLEMS = [
  'emailMissing',
  'emailInvalid',
  'passwordMissing',
  'passwordShort',
  'passwordLong',
  'nameMissing',
  'nameLong',
  'nameUnfit',
] as const;
export type Problem = (typeof PROBLEMS)[number];

type Check = (value: string) => Problem | true;

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return 'emailMissing';
  return emailSchema.safeParse(value).success || 'emailInvalid';
};

export const checkPassword: Check = (value) => value !== '' || 'passwordMissing';

export const checkNewPassword: Check = (value) => passwordProblem(value) ?? true;

export const checkName: Check = (value) => nameProblem(value) ?? true;

/** The problem that validation found in a field, if any. */
export const problemOf = (error: FieldError | undefined): Problem | undefined =>
  PROBLEMS.find((problem) => problem === error?.message);

/** The problems that the service can report about a registration, by error code. */
const REFUSALS = {
  'auth/email-taken': 'email',
  'auth/email-invalid': 'email',
  'auth/password-weak': 'password',
} as const satisfies Partial<Record<AppErrorCode, 'email' | 'password'>>;
export type Refusal = keyof typeof REFUSALS;

const isRefusal = (code: string | undefined): code is Refusal => code !== undefined && code in REFUSALS;

/** The field that a failure of the service concerns; undefined for none. */
export const fieldOf = (code: AppErrorCode) => (isRefusal(code) ? REFUSALS[code] : undefined);

/** The service's refusal of a field, if any. */
export const refusalOf = (error: FieldError | undefined): Refusal | undefined =>
  isRefusal(error?.message) ? error.message : undefined;
