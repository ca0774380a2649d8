import { emailSchema, newPasswordSchema, userNameSchema } from '@cursiv/shared-domain';
import type { FieldError } from 'react-hook-form';

/** What can be wrong with a field; named, not worded, so that the words follow the page's language. */
const PROBLEMS = [
  'emailMissing',
  'emailInvalid',
  'passwordMissing',
  'passwordInvalid',
  'nameMissing',
  'nameLong',
] as const;
export type Problem = (typeof PROBLEMS)[number];

type Check = (value: string) => Problem | true;

export const checkEmail: Check = (value) => {
  if (value.trim() === '') return 'emailMissing';
  return emailSchema.safeParse(value).success || 'emailInvalid';
};

export const checkPassword: Check = (value) => value !== '' || 'passwordMissing';

export const checkNewPassword: Check = (value) => {
  if (value === '') return 'passwordMissing';
  return newPasswordSchema.safeParse(value).success || 'passwordInvalid';
};

export const checkName: Check = (value) => {
  if (value.trim() === '') return 'nameMissing';
  return userNameSchema.safeParse(value).success || 'nameLong';
};

/** The problem that a check found in a field, if any. */
export const problemOf = (error: FieldError | undefined): Problem | undefined =>
  PROBLEMS.find((problem) => problem === error?.message);
