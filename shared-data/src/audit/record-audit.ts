import type { AuditEvent } from '@cursiv/shared-domain';
import { collection, database, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';

/** The administrator who changes something. */
export interface Actor {
  uid: string;
  name: string;
}

/** What a change tells of itself. */
export type AuditRecord = Pick<AuditEvent, 'action' | 'subject' | 'changes'>;

/**
 * Writes the audit event that a change by an administrator needs, in the change's own transaction. Returns the event's id,
 * which the changed document has to carry as `lastAuditId`.
 */
export function recordAudit(transaction: Transaction, actor: Actor, record: AuditRecord): string {
  const event = doc(collection(database(), 'auditEvents'));
  transaction.set(event, { ...record, at: serverTimestamp(), actorUid: actor.uid, actorName: actor.name });
  return event.id;
}
