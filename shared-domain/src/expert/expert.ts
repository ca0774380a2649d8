import * as z from 'zod/mini';
import { CATEGORY_IDS } from '../course/course.ts';
import { l10n, l10nText } from '../l10n/l10n-schema.ts';
import { EXPERT_STATUSES } from './lifecycle.ts';
import { offeringSchema } from './offering.ts';

export const EXPERT_LIMITS = { headline: 140, bio: 3000 } as const;

/** A person who can be booked: `experts/{uid}`. `timeZone` is an IANA id, `languages` are BCP 47 tags. */
export const expertSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  headline: l10nText(EXPERT_LIMITS.headline),
  bio: l10nText(EXPERT_LIMITS.bio),
  languages: z.array(z.string()),
  topics: l10n(z.array(z.string())),
  categoryIds: z.array(z.enum(CATEGORY_IDS)),
  timeZone: z.string(),
  status: z.enum(EXPERT_STATUSES),
  ratingAvg: z.number(),
  ratingCount: z.number(),
  /** Offerings by id. */
  offerings: z.record(z.string(), offeringSchema),
});
export type Expert = z.infer<typeof expertSchema>;
