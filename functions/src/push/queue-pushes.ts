import {
  isWanted,
  messageSettingsPath,
  messageSettingsSchema,
  type Notification,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';

/**
 * Stores what has to be pushed of a notification, once for each browser of its person however often it is reported; returns the paths.
 */
export async function queuePushes(
  store: DocumentStore,
  uid: string,
  { id, type }: Pick<Notification, 'id' | 'type'>,
  now: Date,
): Promise<string[]> {
  const subscriptions = await store.find({ collection: 'pushSubscriptions', equals: { uid } });
  if (subscriptions.length === 0) return [];
  const settings = messageSettingsSchema.parse((await store.get(messageSettingsPath(uid)))?.fields ?? {});
  if (!isWanted(settings, type, 'push')) return [];
  return store.transact(async (transaction) => {
    const jobs = subscriptions.map((subscription) => ({
      path: `pushes/${uid}__${id}__${subscription.id}`,
      fields: { uid, notification: id, subscription: subscription.id },
    }));
    const known = await Promise.all(jobs.map(({ path }) => transaction.get(path)));
    for (const [index, { path, fields }] of jobs.entries())
      if (!known[index]) transaction.set(path, { ...fields, status: 'waiting', tries: 0, dueAt: now, createdAt: now });
    return jobs.map(({ path }) => path);
  });
}
