import type { DocumentQuery, DocumentStore } from '../store/document-source.ts';

/** What a person may have begun: the field of their profile that says so, and where it is found. */
const BEGINNINGS = {
  hasDrafts: (ownerUid) => ({ collection: 'courseDrafts', equals: { ownerUid } }),
  hasRequests: (expertUid) => ({ collection: 'bookings', equals: { expertUid } }),
  hasBooked: (learnerUid) => ({ collection: 'bookings', equals: { learnerUid } }),
  hasNotes: (uid) => ({ collection: `users/${uid}/notes` }),
} as const satisfies Record<string, (uid: string) => DocumentQuery>;

export type Beginning = keyof typeof BEGINNINGS;

const ALL = Object.keys(BEGINNINGS) as Beginning[];

/** Notes that a person has begun something; nothing takes that back. Somebody without a profile has none to note it in. */
export const noteBeginning = (store: DocumentStore, uid: string, beginning: Beginning): Promise<void> =>
  store.transact(async (transaction) => {
    const profile = (await transaction.get(`users/${uid}`))?.fields;
    if (profile && profile[beginning] !== true) transaction.update(`users/${uid}`, { [beginning]: true });
  });

/**
 * Says of a profile that says nothing of it yet what its person has begun, so that pages do not ask in vain. What is begun at the same
 * moment is noted afterwards by its own event.
 */
export const keepBeginnings = (store: DocumentStore, uid: string): Promise<void> =>
  store.transact(async (transaction) => {
    const profile = (await transaction.get(`users/${uid}`))?.fields;
    const unknown = ALL.filter((beginning) => typeof profile?.[beginning] !== 'boolean');
    if (!profile || unknown.length === 0) return;
    const found = await Promise.all(
      unknown.map(async (beginning) => {
        const some = await transaction.find({ ...BEGINNINGS[beginning](uid), limit: 1 });
        return [beginning, some.length > 0] as const;
      }),
    );
    transaction.update(`users/${uid}`, Object.fromEntries(found));
  });

/** Completes the profiles from before they said it. */
export async function fillBeginnings(store: DocumentStore): Promise<void> {
  for (const { id } of await store.find({ collection: 'users' })) await keepBeginnings(store, id);
}
