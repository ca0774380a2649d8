import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { isDocumentId } from '../../store/document-id.ts';
import type { DocumentSource, DocumentStore } from '../../store/document-source.ts';

/** What a person does with the address of their feed: look at it, make it anew, or end it. */
export const feedRequestSchema = z.strictObject({ action: z.enum(['read', 'renew', 'end']) });
export type FeedAction = z.infer<typeof feedRequestSchema>['action'];

/** Only functions read this document. */
const pathOf = (uid: string) => `calendarFeeds/${uid}`;

/** The private address of a person's feed; null while they have none. A new one ends the one before. */
export async function feedAddress(
  store: DocumentStore,
  action: FeedAction,
  uid: string,
  { origin, now }: { origin: string; now: Date },
): Promise<{ address: string | null }> {
  const address = (secret: string) => ({ address: `${origin}/calendar/${uid}/${secret}.ics` });
  if (action === 'read') {
    const secret = (await store.get(pathOf(uid)))?.fields.secret;
    return typeof secret === 'string' ? address(secret) : { address: null };
  }
  const secret = randomBytes(24).toString('base64url');
  await store.transact(async (transaction) => {
    if (action === 'end') transaction.delete(pathOf(uid));
    else transaction.set(pathOf(uid), { secret, createdAt: now });
  });
  return action === 'end' ? { address: null } : address(secret);
}

/** Whose feed an address is, if its secret is the present one. */
export async function feedOwner(store: Pick<DocumentSource, 'get'>, path: string): Promise<string | undefined> {
  const [, uid = '', given = ''] = /^\/calendar\/([^/]{1,128})\/([\w-]{32})\.ics$/.exec(path) ?? [];
  if (!isDocumentId(uid)) return undefined;
  const secret = (await store.get(pathOf(uid)))?.fields.secret;
  if (typeof secret !== 'string' || secret.length !== given.length) return undefined;
  return timingSafeEqual(Buffer.from(secret), Buffer.from(given)) ? uid : undefined;
}
