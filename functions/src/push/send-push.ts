import { type PushJob, type PushMessage, type PushSubscriptionDocument, pushJobSchema } from '@cursiv/shared-domain';
import { ended, later, taken } from '../mail/queue/turns.ts';
import { LEASE } from '../mail/queue/waits.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { Pushed } from './push-service.ts';
import { hasRoomForPush } from './room-for-push.ts';

/** A message and the browser that it is for; or why there is nothing to push; or until when its reader wants to be left alone. */
export type ComposedPush =
  | { message: PushMessage; to: PushSubscriptionDocument; canWait: boolean }
  | { dropped: string }
  | { until: Date };

export interface Pushing {
  store: DocumentStore;
  /** The message as its reader wants it now. Rejects when it cannot be read. */
  compose(job: PushJob): Promise<ComposedPush>;
  /** Hands a message over. Never rejects. */
  push(to: PushSubscriptionDocument, message: PushMessage): Promise<Pushed>;
  now(): Date;
}

/**
 * Pushes one message, if it is its time: at most once, as a mail is sent (`mail/queue/send-mail.ts`). A subscription that its
 * push service has no more is forgotten.
 */
export async function sendPush(pushing: Pushing, path: string): Promise<void> {
  const job = await taken(pushing, pushJobSchema, path);
  if (!job) return;
  const end = (fields: Record<string, unknown>) => ended(pushing, pushJobSchema, job, path, fields);
  const composed = await pushing.compose(job).catch((error: unknown) => ({ problem: String(error) }));
  if ('problem' in composed) return end(later(job, composed.problem, pushing.now()));
  if ('dropped' in composed) return end({ status: 'dropped', problem: composed.dropped });
  if ('until' in composed) return end({ status: 'waiting', dueAt: composed.until, tries: job.tries - 1 });
  if (!(await marked(pushing, job, path, composed.canWait))) return;
  const { outcome, problem } = await pushing.push(composed.to, composed.message);
  if (outcome === 'sent') await end({ status: 'sent' });
  else if (outcome === 'later') await end(later(job, problem, pushing.now()));
  else if (outcome === 'gone')
    await Promise.all([forgotten(pushing, composed.to), end({ status: 'dropped', problem })]);
  else await end({ status: 'dead', problem: `${outcome}: ${problem}` });
}

/**
 * Marks a push as being sent. It is not, when another has taken it, or when the person has signed out there meanwhile. It is dropped
 * when it can wait and its person was pushed enough; that is looked up here, so that a burst does not pass by.
 */
const marked = ({ store, now }: Pushing, mine: PushJob, path: string, canWait: boolean): Promise<boolean> =>
  store.transact(async (transaction) => {
    const job = parsed(pushJobSchema, await transaction.get(path));
    const subscription = await transaction.get(`pushSubscriptions/${mine.subscription}`);
    if (job?.status !== 'waiting' || job.tries !== mine.tries || subscription?.fields.uid !== mine.uid) return false;
    const time = now();
    const isRoom = !canWait || (await hasRoomForPush(transaction, mine, time));
    transaction.update(
      path,
      isRoom
        ? { status: 'sending', dueAt: new Date(time.getTime() + LEASE), leftAt: time }
        : { status: 'dropped', problem: 'too many in an hour', endedAt: time },
    );
    return isRoom;
  });

/** Forgets a subscription, unless somebody else has the browser by now. */
const forgotten = ({ store }: Pushing, { id, uid }: PushSubscriptionDocument): Promise<void> =>
  store.transact(async (transaction) => {
    const path = `pushSubscriptions/${id}`;
    if ((await transaction.get(path))?.fields.uid === uid) transaction.delete(path);
  });
