import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { requiredText, text } from '../schema.ts';
import { emailSchema } from '../user/user-schema.ts';
import { LEAD_LIMITS } from './lead.ts';

/** A visitor's message; stored in `leads` with `createdAt` and `source`. */
export const leadSchema = z.object({
  name: requiredText(LEAD_LIMITS.name),
  email: emailSchema,
  phone: z.optional(text(LEAD_LIMITS.phone)),
  message: requiredText(LEAD_LIMITS.message),
  locale: localeSchema,
  /** Path of the page on which it was written; two slashes would begin another site's address. */
  page: text(LEAD_LIMITS.page).check(z.regex(/^\/(?![/\\])/)),
  consent: z.literal(true),
});

export type Lead = z.infer<typeof leadSchema>;
