import {
  ENDED_JOB_DAYS,
  isWanted,
  messageSettingsPath,
  messageSettingsSchema,
  type Notification,
} from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';

/** For so long it is known what was pushed, in milliseconds. */
const KNOWN_MS = ENDED_JOB_DAYS.sent * 86_400_000;

/**
 * Stores what has to be pushed of a notification, once for each browser of its person however often it is reported; returns the paths.
 * Of one that is older than what is known of pushes there is none: it may be reported again, or come out of a backup.
 */
export async function queuePushes(
  store: DocumentStore,
  uid: string,
  { id, type, createdAt }: Pick<Notification, 'id' | 'type' | 'createdAt'>,
  now: Date,
): Promise<string[]> {
  if (now.getTime() - createdAt.getTime() > KNOWN_MS) return [];
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
