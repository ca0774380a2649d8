import { randomBytes } from 'node:crypto';
import type { AuditEvent } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import type { Publisher } from './publisher.ts';

/** Records that an administrator published another person's course. */
export function recordDecision(
  transaction: DocumentTransaction,
  courseId: string,
  { uid, name }: Publisher,
  version: AuditEvent['changes'][string],
  now: Date,
): void {
  const event: Omit<AuditEvent, 'id'> = {
    at: now,
    actorUid: uid,
    actorName: name,
    action: 'course.published',
    subject: `courses/${courseId}`,
    changes: { version },
  };
  transaction.set(`auditEvents/${randomBytes(12).toString('hex')}`, { ...event });
}
