import * as z from 'zod/mini';
import { instant } from '../schema.ts';

export const AUDIT_ACTIONS = [
  'user.flag.changed',
  'resource.status.changed',
  'review.moderated',
  'site.settings.changed',
] as const;

/** Who changed what: `auditEvents/{id}`, written in the same batch as the change, never altered afterwards. */
export const auditEventSchema = z.object({
  id: z.string(),
  at: instant,
  actorUid: z.string(),
  actorName: z.string(),
  action: z.enum(AUDIT_ACTIONS),
  /** Path of the changed document, such as `users/u1`. */
  subject: z.string(),
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;
