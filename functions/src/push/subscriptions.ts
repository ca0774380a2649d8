import { createHash, ECDH } from 'node:crypto';
import { isIP } from 'node:net';
import { AppError, MOST_PUSHED, pushSubscriptionSchema, SESSION_ID } from '@cursiv/shared-domain';
import * as z from 'zod';
import type { Caller } from '../callable/callable.ts';
import type { OverHttps } from '../outside/over-https.ts';
import { isPublicAddress } from '../outside/public-address.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';

const LONGEST = 1000;
const SECRET_BYTES = 16;

/** A browser's subscription, as `PushSubscription.toJSON()` tells it. */
export const subscriptionRequestSchema = z.strictObject({
  device: z.string().regex(SESSION_ID),
  endpoint: z.url().max(LONGEST),
  keys: z.strictObject({
    p256dh: z.string().length(87).refine(isPoint),
    auth: z.base64url().refine((secret) => Buffer.from(secret, 'base64url').length === SECRET_BYTES),
  }),
});
type SubscriptionRequest = z.infer<typeof subscriptionRequestSchema>;

/** Whether a key is a point of the curve that messages are encrypted on. */
function isPoint(key: string): boolean {
  try {
    return ECDH.convertKey(key, 'prime256v1', 'base64url', 'hex', 'compressed') !== '';
  } catch {
    return false;
  }
}

/** Whether an address may be a push service's. Where its name leads is looked at with every message. */
function mayBePushed(endpoint: string, { local, ports }: OverHttps): boolean {
  const { origin, protocol, username, password, port, hostname } = new URL(endpoint);
  if (local.includes(origin)) return true;
  const host = hostname.replace(/^\[|\]$/g, '');
  const isOutside = isIP(host) ? isPublicAddress(host) : host.includes('.');
  return protocol === 'https:' && username === '' && password === '' && ports.includes(port) && isOutside;
}

const pathOf = (endpoint: string): string =>
  `pushSubscriptions/${createHash('sha256').update(endpoint).digest('base64url')}`;

const ownIn = async (source: Pick<DocumentTransaction, 'find'>, uid: string) =>
  allParsed(pushSubscriptionSchema, await source.find({ collection: 'pushSubscriptions', equals: { uid } }));

/**
 * Pushes to a browser from now on, for its present person alone. It replaces the browser's earlier subscription, and the oldest of
 * too many. Throws AppError: `invalid` for an address that can be no push service's, `not-found` before there is a profile.
 */
export async function saveSubscription(
  store: DocumentStore,
  services: OverHttps,
  { device, endpoint, keys }: SubscriptionRequest,
  { uid, signedInAt }: Caller,
  now: Date,
): Promise<void> {
  if (!mayBePushed(endpoint, services)) throw new AppError('invalid');
  const path = pathOf(endpoint);
  await store.transact(async (transaction) => {
    const own = await ownIn(transaction, uid);
    if (!(await transaction.get(`users/${uid}`))) throw new AppError('not-found');
    const others = own
      .filter(({ id }) => `pushSubscriptions/${id}` !== path)
      .toSorted((one, other) => Number(other.addedAt) - Number(one.addedAt));
    const kept = others.filter((other) => other.device !== device).slice(0, MOST_PUSHED - 1);
    for (const other of others) if (!kept.includes(other)) transaction.delete(`pushSubscriptions/${other.id}`);
    transaction.set(path, { uid, device, endpoint, keys, signedInAt: signedInAt ?? now, addedAt: now });
  });
}

/** A browser is pushed to no more. */
export const forgetSubscriptions = (store: DocumentStore, uid: string, device: string): Promise<void> =>
  store.transact(async (transaction) => {
    for (const one of await ownIn(transaction, uid))
      if (one.device === device) transaction.delete(`pushSubscriptions/${one.id}`);
  });

/** A browser that is pushed to belongs to a newer session of its person, such as after a new password. */
export const renewSubscription = (store: DocumentStore, uid: string, device: string, signedInAt: Date): Promise<void> =>
  store.transact(async (transaction) => {
    for (const one of await ownIn(transaction, uid))
      if (one.device === device && one.signedInAt < signedInAt)
        transaction.update(`pushSubscriptions/${one.id}`, { signedInAt });
  });
