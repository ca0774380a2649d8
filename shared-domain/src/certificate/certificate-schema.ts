import * as z from 'zod/mini';
import { l10nText } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { CERTIFICATE_STATUSES } from './lifecycle.ts';

/** The longest reason of a revocation. */
export const MAX_REVOCATION_REASON = 500;

/** How often a learner may have a certificate issued again in a corrected name. */
export const MAX_REISSUES = 2;

/** Proof of a completed course: `certificates/{id}`. What it says stays as it was on the day of issue. */
export const certificateSchema = z.object({
  id: z.string(),
  uid: z.string(),
  courseId: z.string(),
  courseVersion: z.number(),
  learnerName: z.string(),
  /** In the languages in which the course was published. */
  courseTitle: l10nText(200),
  status: z.enum(CERTIFICATE_STATUSES),
  /** How many were issued before it for the same course and person. */
  reissue: z.number(),
  /** The signed Open Badges credential, as JSON. */
  credential: z.string(),
  issuedAt: instant,
  updatedAt: instant,
  /** The id of the one that replaced it. */
  supersededBy: z.optional(z.string()),
  revokedReason: z.optional(z.string()),
});

export type Certificate = z.infer<typeof certificateSchema>;
