import * as z from 'zod/mini';
import { localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';
import { LEAD_STATES, type LeadState } from './lifecycle.ts';

/** What an administrator wrote about a message, or to its sender. */
const writtenSchema = z.object({ id: z.string(), text: z.string(), byUid: z.string(), at: instant });
export type LeadEntry = z.infer<typeof writtenSchema>;

/** A message as administrators read it: `leads/{id}`. Everything about it is in this document, and is erased with it. */
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
  /** Absent in messages from before `npm run migrate` gave every message one. */
  state: z.catch(z.optional(z.enum(LEAD_STATES)), undefined),
  /** What messages from before the states have in place of one. */
  answered: z.catch(z.boolean(), false),
  /** The administrator who deals with it. */
  ownerUid: z.catch(z.nullish(z.string()), null),
  notes: z.catch(z.array(writtenSchema), []),
  replies: z.catch(z.array(writtenSchema), []),
  /** Sent as programs do: too fast, or with the hidden field filled in. */
  suspicious: z.catch(z.boolean(), false),
  /** A mail about it was reported as spam: its mailbox is sent no acknowledgements any more. */
  complained: z.optional(z.boolean()),
});
export type StoredLead = z.infer<typeof storedLeadSchema>;

/** The state of a stored message. */
export const leadState = ({ state, answered }: Pick<StoredLead, 'state' | 'answered'>): LeadState =>
  state ?? (answered ? 'answered' : 'new');
