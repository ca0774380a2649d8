import { MOST_PUSHED, PUSHES_AN_HOUR, type PushJob } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';

const HOUR_MS = 3_600_000;

/** Whether a person may be pushed what can wait: the last hour had less, or they were pushed it on another browser. */
export async function hasRoomForPush(
  transaction: Pick<DocumentTransaction, 'find'>,
  { uid, notification }: Pick<PushJob, 'uid' | 'notification'>,
  now: Date,
): Promise<boolean> {
  const left = await transaction.find({
    collection: 'pushes',
    equals: { uid },
    from: { field: 'leftAt', value: new Date(now.getTime() - HOUR_MS) },
    orderBy: { field: 'leftAt', direction: 'desc' },
    limit: PUSHES_AN_HOUR * MOST_PUSHED,
  });
  const told = new Set(left.map(({ fields }) => fields.notification));
  return told.has(notification) || told.size < PUSHES_AN_HOUR;
}
