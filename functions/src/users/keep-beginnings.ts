import type { DocumentQuery, DocumentStore, DocumentTransaction } from '../store/document-source.ts';

/** What a person may have begun: the field of their profile that says so, and where it is found; an earlier booking from anywhere counts. */
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

/** Notes what a new booking begins. Lessons show what came of those that were asked for there, and of no others. */
export async function noteBooking(
  store: DocumentStore,
  { expertUid, learnerUid, context }: Record<string, unknown>,
): Promise<void> {
  if (typeof expertUid === 'string') await noteBeginning(store, expertUid, 'hasRequests');
  if (typeof learnerUid === 'string' && context !== undefined) await noteBeginning(store, learnerUid, 'hasBooked');
}

/** What a profile does not say yet of what its person has begun; undefined when it says everything. */
export async function missingBeginnings(
  transaction: Pick<DocumentTransaction, 'find'>,
  uid: string,
  profile: Record<string, unknown>,
): Promise<Partial<Record<Beginning, boolean>> | undefined> {
  const unknown = ALL.filter((beginning) => typeof profile[beginning] !== 'boolean');
  if (unknown.length === 0) return undefined;
  const found = await Promise.all(
    unknown.map(async (beginning) => {
      const some = await transaction.find({ ...BEGINNINGS[beginning](uid), limit: 1 });
      return [beginning, some.length > 0] as const;
    }),
  );
  return Object.fromEntries(found);
}

/**
 * Says of a profile that says nothing of it yet what its person has begun, so that pages do not ask in vain. What is begun at the same
 * moment is noted afterwards by its own event.
 */
export const keepBeginnings = (store: DocumentStore, uid: string): Promise<void> =>
  store.transact(async (transaction) => {
    const profile = (await transaction.get(`users/${uid}`))?.fields;
    const missing = profile && (await missingBeginnings(transaction, uid, profile));
    if (missing) transaction.update(`users/${uid}`, missing);
  });
