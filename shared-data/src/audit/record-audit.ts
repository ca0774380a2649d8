import { type AuditEvent, userProfileSchema } from '@cursiv/shared-domain';
import { collection, database, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';

/** The administrator who changes something. */
export interface Actor {
  uid: string;
}

/** What a change tells of itself: every field that changes, and no other, with the values before and after. */
export type AuditRecord = Pick<AuditEvent, 'action' | 'subject' | 'changes' | 'reportId'>;

/**
 * Writes the audit event that a change by an administrator needs, in the change's own transaction, all of whose reads come
 * first. Returns the event's id, which the changed document has to carry as `lastAuditId`. Of a deleted document the id is made:
 * there is nothing left to carry it.
 */
export async function recordAudit(
  transaction: Transaction,
  actor: Actor,
  record: AuditRecord,
  id: string = doc(collection(database(), 'auditEvents')).id,
): Promise<string> {
  const profile = parseDocument(userProfileSchema, await transaction.get(doc(database(), 'users', actor.uid)));
  transaction.set(doc(database(), 'auditEvents', id), {
    ...record,
    at: serverTimestamp(),
    actorUid: actor.uid,
    // As stored at this moment: the name in the session may be older.
    actorName: profile?.name || profile?.email || '',
  });
  return id;
}
