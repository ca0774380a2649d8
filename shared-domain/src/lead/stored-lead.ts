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
  /** Path of the page it was written on. */
  page: z.string(),
  createdAt: instant,
  answered: z.catch(z.boolean(), false),
  /** It came as a program sends them: too fast, or with a field filled in that nobody sees. */
  suspicious: z.catch(z.boolean(), false),
});
export type StoredLead = z.infer<typeof storedLeadSchema>;
