import { emailSchema, SITE_LIMITS } from '@cursiv/shared-domain';
import type { FieldError } from 'react-hook-form';
import type { SetupValues } from './setup-values.ts';

/** Problems that a field can have; codes instead of texts, so that the text follows the page's language. */
const PROBLEMS = ['emailInvalid', 'announcementLong', 'announcementEmpty'] as const;
export type SetupProblem = (typeof PROBLEMS)[number];

/** Without an address, the site shows none. */
export const checkSupportEmail = (value: string): SetupProblem | true =>
  value.trim() === '' || emailSchema.safeParse(value).success || 'emailInvalid';

export const checkAnnouncement = (value: string): SetupProblem | true =>
  value.trim().length <= SITE_LIMITS.announcement || 'announcementLong';

/** The Romanian text; its field also reports problems of the announcement as a whole. */
export function checkMainAnnouncement(value: string, values: SetupValues): SetupProblem | true {
  const isEmpty = value.trim() === '' && values.announcementEn.trim() === '';
  return values.announcementActive && isEmpty ? 'announcementEmpty' : checkAnnouncement(value);
}

/** The problem that validation found in a field, if any. */
export const problemOf = (error: FieldError | undefined): SetupProblem | undefined =>
  PROBLEMS.find((problem) => problem === error?.message);
