import { createHash } from 'node:crypto';
import { instant } from '@cursiv/shared-domain';
import * as z from 'zod/mini';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { Limit } from './allowance.ts';

/** `expiresAt` is when the count starts over, and when Firestore may delete the document (firestore.indexes.json). */
const countSchema = z.object({ count: z.number(), expiresAt: instant });

const pathOf = (key: string) => `allowances/${createHash('sha256').update(key).digest('base64url')}`;

/**
 * Whether something may happen once more for `key`, counted in the database, so that all instances share the count. For
 * rare or expensive actions: each attempt costs a read and a write.
 */
export async function takeStored(store: DocumentStore, key: string, limit: Limit, now: Date): Promise<boolean> {
  let isAllowed = false;
  await store.transact(async (transaction) => {
    const path = pathOf(key);
    const known = parsed(countSchema, await transaction.get(path));
    const running = known && known.expiresAt > now ? known : undefined;
    isAllowed = (running?.count ?? 0) < limit.most;
    if (!isAllowed) return;
    const expiresAt = running?.expiresAt ?? new Date(now.getTime() + limit.spanMs);
    transaction.set(path, { count: (running?.count ?? 0) + 1, expiresAt });
  });
  return isAllowed;
}
