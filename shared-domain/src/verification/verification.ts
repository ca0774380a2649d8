import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { resourceFileSchema } from '../resource/resource-schema.ts';
import { instant, requiredText } from '../schema.ts';
import { VERIFIED_FLAGS, type VerifiedFlag } from '../user/user.ts';
import { VERIFICATION_STATUSES } from './lifecycle.ts';

export const VERIFICATION_LIMITS = { why: 2000, links: 5, link: 500, files: 3, ruling: 500 } as const;

/** How long whoever was refused waits before they ask again, in days. */
export const VERIFICATION_WAIT_DAYS = 14;

const DAY_MS = 24 * 3_600_000;

/** The id of a person's request for a right. */
export const verificationId = (uid: string, flag: VerifiedFlag): string => `${uid}__${flag}`;

/** Why an administrator refused a right or took it back, in their words; `locale` is the language of the note. */
export const verificationRulingSchema = z.object({
  note: requiredText(VERIFICATION_LIMITS.ruling),
  locale: localeSchema,
});

export type VerificationRuling = z.infer<typeof verificationRulingSchema>;

/** A web address that may be opened as it is written. */
export const evidenceLinkSchema = z
  .string()
  .check(z.maxLength(VERIFICATION_LIMITS.link), z.regex(/^https:\/\/[^\s]+\.[^\s]+$/));

/** A person's request for a right: `verificationRequests/{uid}__{flag}`. */
export const verificationRequestSchema = z.object({
  id: z.string(),
  uid: z.string(),
  flag: z.enum(VERIFIED_FLAGS),
  /** The person's name in their account when they asked. */
  name: z.string(),
  /** Their reasons in their own words; `locale` is the language they wrote in. */
  why: z.string(),
  locale: localeSchema,
  links: z.array(evidenceLinkSchema),
  files: z.array(resourceFileSchema),
  status: z.enum(VERIFICATION_STATUSES),
  /** The reason of a refusal. */
  ruling: z.optional(verificationRulingSchema),
  rev: z.number(),
  createdAt: instant,
  updatedAt: instant,
});

export type VerificationRequest = z.infer<typeof verificationRequestSchema>;

/** What a person writes to ask for a right. */
export type VerificationWords = Pick<VerificationRequest, 'why' | 'locale' | 'links' | 'files'>;

/** From when a person may ask again; undefined when they need not wait. */
export function mayAskAgainAt({ status, updatedAt }: Pick<VerificationRequest, 'status' | 'updatedAt'>, now: Date) {
  if (status !== 'rejected' && status !== 'revoked') return undefined;
  const at = new Date(updatedAt.getTime() + VERIFICATION_WAIT_DAYS * DAY_MS);
  return at > now ? at : undefined;
}
