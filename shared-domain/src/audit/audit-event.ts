import * as z from 'zod/mini';
import { instant } from '../schema.ts';

export const AUDIT_ACTIONS = [
  'user.flag.changed',
  'resource.status.changed',
  'review.moderated',
  'site.settings.changed',
  'expert.changed',
  'lead.answered',
  'lead.deleted',
] as const;

/**
 * One change and its author: `auditEvents/{id}`, written in the same batch as the change, describing it exactly, and
 * never altered.
 */
export const auditEventSchema = z.object({
  id: z.string(),
  at: instant,
  actorUid: z.string(),
  actorName: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Path of the changed document, such as `users/u1`. */
  subject: z.string(),
  /** Every changed field, with null for a missing value; empty when the document was deleted. */
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
  /** One of the reports ruled on, when the change names `reports`. */
  reportId: z.optional(z.string()),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;
