import { emailSchema } from '@cursiv/shared-domain';
import type { FieldError } from 'react-hook-form';

/** Problems that a field can have; codes instead of texts, so that the text follows the page's language. */
const PROBLEMS = ['emailInvalid'] as const;
export type SetupProblem = (typeof PROBLEMS)[number];

/** Without an address, the site shows none. */
export const checkSupportEmail = (value: string): SetupProblem | true =>
  value.trim() === '' || emailSchema.safeParse(value).success || 'emailInvalid';

/** The problem that validation found in a field, if any. */
export const problemOf = (error: FieldError | undefined): SetupProblem | undefined =>
  PROBLEMS.find((problem) => problem === error?.message);
