import { type AuditSeal, auditSealSchema } from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { digestOf, hashOf, sealId } from './seal.ts';

/** So many events are sealed in one transaction. */
const TOGETHER = 100;

/**
 * Adds what some audit events say now to the chain of seals, in the given order. An event that says what its last seal says gets
 * no other, so that a repeated call changes nothing.
 */
export async function sealEvents(store: DocumentStore, eventIds: readonly string[], now: Date): Promise<void> {
  const ids = [...new Set(eventIds)];
  for (let start = 0; start < ids.length; start += TOGETHER) {
    const some = ids.slice(start, start + TOGETHER);
    await store.transact((transaction) => sealIn(transaction, some, now));
  }
}

/** Seals every audit event that has no seal yet. */
export async function sealAll(store: DocumentStore, now: Date): Promise<void> {
  const events = await store.find({ collection: 'auditEvents', orderBy: { field: 'at', direction: 'asc' } });
  await sealEvents(
    store,
    events.map(({ id }) => id),
    now,
  );
}

async function sealIn(transaction: DocumentTransaction, ids: readonly string[], now: Date): Promise<void> {
  let last = await newest(transaction, {});
  const unsealed: { eventId: string; digest: string }[] = [];
  for (const eventId of ids) {
    const digest = digestOf((await transaction.get(`auditEvents/${eventId}`))?.fields);
    if ((await newest(transaction, { eventId }))?.digest !== digest) unsealed.push({ eventId, digest });
  }
  for (const { eventId, digest } of unsealed) {
    const link = { index: (last?.index ?? 0) + 1, eventId, digest, previous: last?.hash ?? '' };
    last = { ...link, hash: hashOf(link), at: now };
    transaction.set(`auditSeals/${sealId(link.index)}`, { ...last });
  }
}

async function newest(transaction: DocumentTransaction, equals: { eventId?: string }): Promise<AuditSeal | undefined> {
  const [found] = await transaction.find({
    collection: 'auditSeals',
    equals,
    orderBy: { field: 'index', direction: 'desc' },
    limit: 1,
  });
  return parsed(auditSealSchema, found);
}
