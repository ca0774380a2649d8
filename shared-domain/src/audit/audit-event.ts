import * as z from 'zod/mini';
import { instant } from '../schema.ts';

export const AUDIT_ACTIONS = [
  'user.flag.changed',
  'user.role.changed',
  'user.status.changed',
  'user.sessions.ended',
  'user.export.asked',
  'user.deletion.changed',
  'user.viewed',
  'user.viewedAs',
  'resource.status.changed',
  'resource.handedOver',
  'file.status.changed',
  'course.published',
  'course.status.changed',
  'course.handedOver',
  'draft.returned',
  'review.moderated',
  'site.settings.changed',
  'site.content.changed',
  'expert.changed',
  'verification.ruled',
  'lead.answered',
  'lead.changed',
  'lead.deleted',
  'lead.erased',
  'certificate.revoked',
  'booking.calledOff',
  'contribution.moderated',
  'mail.settled',
  'push.settled',
  'composition.changed',
  'user.deleted',
  'invitation.changed',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/** Actions that change something; that an administrator looked at somebody is none. One query of the database names them all. */
export const AUDITED_CHANGES = AUDIT_ACTIONS.filter((action) => action !== 'user.viewed' && action !== 'user.viewedAs');

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
  /** Every changed field, with null for a missing value; empty when the document was deleted, or only looked at. */
  changes: z.record(z.string(), z.object({ old: z.unknown(), new: z.unknown() })),
  /** One of the reports ruled on, when the change names `reports`. */
  reportId: z.optional(z.string()),
  /** It named somebody who deleted their account. */
  isPseudonymised: z.optional(z.boolean()),
});
export type AuditEvent = z.infer<typeof auditEventSchema>;
