import { hasVisible, LEAD_LIMITS } from '@cursiv/shared-domain';
import * as z from 'zod';
import { isDocumentId } from '../../store/document-id.ts';

const entrySchema = (most: number) =>
  z.object({
    lead: z.string().refine(isDocumentId),
    /** The caller's own, so that what is sent again is stored once. */
    id: z.uuid(),
    text: z.string().trim().max(most).refine(hasVisible),
  });

export const noteSchema = entrySchema(LEAD_LIMITS.note);
export const replySchema = entrySchema(LEAD_LIMITS.reply).extend({
  /** How many replies its writer has read. Pages from before this send none, and write the first reply only. */
  seen: z.int().min(0).default(0),
});

export type EntryRequest = z.infer<typeof noteSchema> & Partial<z.infer<typeof replySchema>>;
