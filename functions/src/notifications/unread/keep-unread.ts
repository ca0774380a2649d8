import { instant, MANY_UNREAD, type Unread, unreadPath, unreadSchema } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type {
  DocumentQuery,
  DocumentSource,
  DocumentStore,
  DocumentTransaction,
  StoredDocument,
} from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

const unread = (uid: string): DocumentQuery => ({
  ...{ collection: `users/${uid}/notifications`, equals: { isArchived: false, isRead: false } },
  orderBy: { field: 'createdAt', direction: 'desc' },
});

const madeSchema = z.object({ createdAt: instant });

const madeAt = (notification: StoredDocument | undefined) => parsed(madeSchema, notification)?.createdAt;

async function countUnread(store: DocumentSource, uid: string): Promise<Unread | undefined> {
  const [[newest], count] = await Promise.all([store.find({ ...unread(uid), limit: 1 }), store.count(unread(uid))]);
  const newestAt = madeAt(newest);
  return newestAt && count > 0 ? { count, newestAt } : undefined;
}

const isSame = (one: Unread | undefined, other: Unread | undefined) =>
  one?.count === other?.count && one?.newestAt.getTime() === other?.newestAt.getTime();

/**
 * Makes what a person's pages are told agree with what waits to be read. Who has written counts again: of two that overlap, the one that ends
 * last leaves what holds.
 */
export async function keepUnread(store: DocumentStore, uid: string): Promise<void> {
  const now = await countUnread(store, uid);
  const isWritten = await store.transact(async (transaction) => {
    const path = unreadPath(uid);
    const before = parsed(unreadSchema, await transaction.get(path));
    // Nothing is kept of somebody whose account is gone.
    const wanted = (await transaction.get(`users/${uid}`)) ? now : undefined;
    if (isSame(before, wanted)) return false;
    if (wanted) transaction.set(path, { ...wanted });
    else transaction.delete(path);
    return true;
  });
  if (isWritten) await keepUnread(store, uid);
}

/** What waits to be read by somebody for whom it was never counted, up to as many as nobody counts; undefined where nothing does. */
export async function missingUnread(
  transaction: Pick<DocumentTransaction, 'get' | 'find'>,
  uid: string,
): Promise<Unread | undefined> {
  if (await transaction.get(unreadPath(uid))) return undefined;
  const found = await transaction.find({ ...unread(uid), limit: MANY_UNREAD });
  const newestAt = madeAt(found[0]);
  return newestAt && { count: found.length, newestAt };
}
