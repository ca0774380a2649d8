import { type AuditEvent, auditEventSchema, type PersonalRecord } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { actsOf } from './acts-of.ts';
import { concernedBy } from './concerned.ts';

/** Copies what an audit event did to somebody into what they may read of it; a repeated call changes nothing. */
export const keepRecord = (store: DocumentStore, eventId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const event = parsed(auditEventSchema, await transaction.get(`auditEvents/${eventId}`));
    const acts = event ? actsOf(event) : [];
    if (!event || acts.length === 0) return;
    const concerned = await concernedBy(transaction, event);
    // Whoever is deleted meanwhile leaves nothing behind.
    if (!concerned || !(await transaction.get(`users/${concerned.uid}`))) return;
    const { uid, title } = concerned;
    const record: Omit<PersonalRecord, 'id'> = { at: event.at, by: actorOf(event, uid), acts, ...(title && { title }) };
    transaction.set(`users/${uid}/record/${eventId}`, record);
  });

/** Copies every audit event, for those from before there were copies. */
export async function keepAllRecords(store: DocumentStore): Promise<void> {
  for (const { id } of await store.find({ collection: 'auditEvents' })) await keepRecord(store, id);
}

function actorOf({ actorUid }: AuditEvent, uid: string): PersonalRecord['by'] {
  if (actorUid === uid) return 'self';
  if (actorUid === 'operator') return 'operator';
  return actorUid === 'system' ? 'site' : 'administrator';
}
