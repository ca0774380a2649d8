import { randomBytes } from 'node:crypto';
import type { AuditEvent } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';

/** A new id of a document, which nobody guesses. */
export const newId = (): string => randomBytes(12).toString('hex');

/** Who does something, as the audit log names them. */
export interface ActorProfile {
  uid: string;
  name: string;
  email: string;
}

/** Records an act in the audit log, and returns the event's id. The address of whoever is invited stays out: the log is kept for good. */
export function record(
  transaction: DocumentTransaction,
  actor: ActorProfile,
  told: Pick<AuditEvent, 'at' | 'action' | 'subject' | 'changes'>,
): string {
  const id = newId();
  const event: Omit<AuditEvent, 'id'> = { ...told, actorUid: actor.uid, actorName: actor.name || actor.email };
  transaction.set(`auditEvents/${id}`, { ...event });
  return id;
}
