import * as z from 'zod/mini';
import { categoryIdSchema } from '../category/category-id-schema.ts';
import { l10n, l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { instant, requiredText } from '../schema.ts';
import { LANGUAGE_LEVELS } from './language-level.ts';
import { EXPERT_STATUSES } from './lifecycle.ts';
import { offeringSchema } from './offering.ts';

export const EXPERT_LIMITS = {
  headline: 140,
  bio: 3000,
  topics: 12,
  topic: 40,
  languages: 10,
  categories: 7,
  ruling: 500,
} as const;

/** Why an administrator returned or suspended a page, in their words; `locale` is the language of the note. */
export const expertRulingSchema = z.object({ note: requiredText(EXPERT_LIMITS.ruling), locale: localeSchema });

export type ExpertRuling = z.infer<typeof expertRulingSchema>;

/** A person who can be booked: `experts/{uid}`. `timeZone` is an IANA id, `languages` are BCP 47 tags. */
export const expertSchema = z.object({
  id: z.string(),
  displayName: z.string(),
  headline: l10nText(EXPERT_LIMITS.headline),
  bio: l10nText(EXPERT_LIMITS.bio),
  /** The path of their portrait. */
  photo: z.optional(z.string()),
  languages: z.array(z.string()),
  /** How well they speak some of them. */
  languageLevels: z.optional(z.record(z.string(), z.enum(LANGUAGE_LEVELS))),
  topics: l10n(z.array(z.string())),
  categoryIds: z.array(categoryIdSchema),
  timeZone: z.string(),
  status: z.enum(EXPERT_STATUSES),
  ratingAvg: z.number(),
  ratingCount: z.number(),
  /** Offerings by id. */
  offerings: z.record(z.string(), offeringSchema),
  /** Pages that were never edited by their person have none. */
  rev: z._default(z.number(), 0),
  updatedAt: z.optional(instant),
  /** Only in a returned draft and on a suspended page, which visitors never see. */
  ruling: z.optional(expertRulingSchema),
});
export type Expert = z.infer<typeof expertSchema>;
