import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';

/** A message as administrators read it: `leads/{id}`. */
export const storedLeadSchema = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.optional(z.string()),
  message: z.string(),
  locale: localeSchema,
  /** Path of the page on which it was written. */
  page: z.string(),
  createdAt: instant,
  answered: z.catch(z.boolean(), false),
  /** Sent as programs do: too fast, or with the hidden field filled in. */
  suspicious: z.catch(z.boolean(), false),
});
export type StoredLead = z.infer<typeof storedLeadSchema>;
