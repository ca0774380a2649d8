import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n.ts';
import { requiredText, text } from '../schema.ts';
import { emailSchema } from '../user/user.ts';

/** Fixed origin of every lead (spec §3 and §9). */
export const LEAD_SOURCE = 'website_form';
export const LEAD_LIMITS = { name: 80, phone: 30, message: 2000, page: 200 } as const;

/** What a visitor submits; stored in `leads` with `createdAt` and `source`. */
export const leadSchema = z.object({
  name: requiredText(LEAD_LIMITS.name),
  email: emailSchema,
  phone: z.optional(text(LEAD_LIMITS.phone)),
  message: requiredText(LEAD_LIMITS.message),
  locale: localeSchema,
  /** Path of the page it was written on. */
  page: text(LEAD_LIMITS.page),
  consent: z.literal(true),
});
export type Lead = z.infer<typeof leadSchema>;
