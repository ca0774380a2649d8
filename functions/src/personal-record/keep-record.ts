import { type AuditEvent, auditEventSchema, type PersonalRecord } from '@cursiv/shared-domain';
import type { DocumentSource, DocumentStore, StoredDocument } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { actsOf } from './acts-of.ts';
import { concernedBy } from './concerned.ts';

/** What a person may read of a stored audit event, and where it stands; undefined for what concerns nobody who is still there. */
export async function recordOf(
  source: Pick<DocumentSource, 'get'>,
  stored: StoredDocument | undefined,
): Promise<{ path: string; fields: Omit<PersonalRecord, 'id'> } | undefined> {
  const event = parsed(auditEventSchema, stored);
  const acts = event ? actsOf(event) : [];
  if (!event || acts.length === 0) return undefined;
  const concerned = await concernedBy(source, event);
  // Whoever is deleted meanwhile leaves nothing behind.
  if (!concerned || !(await source.get(`users/${concerned.uid}`))) return undefined;
  const { uid, title } = concerned;
  const fields = { at: event.at, by: actorOf(event, uid), acts, ...(title && { title }) };
  return { path: `users/${uid}/record/${event.id}`, fields };
}

/** Copies what an audit event did to somebody into what they may read of it; a repeated call changes nothing. */
export const keepRecord = (store: DocumentStore, eventId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const record = await recordOf(transaction, await transaction.get(`auditEvents/${eventId}`));
    if (record) transaction.set(record.path, record.fields);
  });

function actorOf({ actorUid }: AuditEvent, uid: string): PersonalRecord['by'] {
  if (actorUid === uid) return 'self';
  if (actorUid === 'operator') return 'operator';
  return actorUid === 'system' ? 'site' : 'administrator';
}
