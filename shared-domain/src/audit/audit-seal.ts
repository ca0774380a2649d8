import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** One link of the chain over all audit events: `auditSeals/{index}`. Whoever alters an event breaks it from there on. */
export const auditSealSchema = z.object({
  /** 1 for the first. */
  index: z.int(),
  eventId: z.string(),
  /** SHA-256 of what the event said when it was sealed; `gone` for one that was deleted. */
  digest: z.string(),
  /** Hash of the link before; empty for the first. */
  previous: z.string(),
  /** SHA-256 over all of the above. */
  hash: z.string(),
  at: instant,
});
export type AuditSeal = z.infer<typeof auditSealSchema>;
