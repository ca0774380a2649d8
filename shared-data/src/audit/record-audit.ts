import { type AuditEvent, userProfileSchema } from '@cursiv/shared-domain';
import { collection, database, doc, serverTimestamp, type Transaction } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';

/** The administrator who makes a change. */
export interface Actor {
  uid: string;
}

/** The description of a change: exactly the changed fields, with the values before and after. */
export type AuditRecord = Pick<AuditEvent, 'action' | 'subject' | 'changes' | 'reportId'>;

/** Writes an audit event; returns its id, which the changed document must carry as `lastAuditId`. */
type RecordAudit = (record: AuditRecord, id?: string) => string;

/**
 * Prepares the audit events for an administrator's changes, in the changes' own transaction: it reads, so it comes before
 * their first write.
 */
export async function auditRecorder(transaction: Transaction, actor: Actor): Promise<RecordAudit> {
  const profile = parseDocument(userProfileSchema, await transaction.get(doc(database(), 'users', actor.uid)));
  return (record, id = doc(collection(database(), 'auditEvents')).id) => {
    transaction.set(doc(database(), 'auditEvents', id), {
      ...record,
      at: serverTimestamp(),
      actorUid: actor.uid,
      // As stored at this moment: the name in the session may be older.
      actorName: profile?.name || profile?.email || '',
    });
    return id;
  };
}

/**
 * Writes the audit event for an administrator's only change, in the change's own transaction, after all its reads. Returns
 * the event's id, which the changed document must carry as `lastAuditId`. A deleted document can carry none, so its
 * event's id is derived from it.
 */
export const recordAudit = async (
  transaction: Transaction,
  actor: Actor,
  record: AuditRecord,
  id?: string,
): Promise<string> => (await auditRecorder(transaction, actor))(record, id);
