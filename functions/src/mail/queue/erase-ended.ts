import { ENDED_JOB_DAYS } from '@cursiv/shared-domain';
import type { DocumentStore } from '../../store/document-source.ts';
import { eraseBefore } from '../../store/erase-before.ts';

const DAY_MS = 86_400_000;
/** Erased of each queue and end in one run: more than leaves in an hour. */
const MOST = 5_000;

/**
 * Erases mails and pushes that ended long ago. None is sent again for that: a mail is made together with its notification, which stays, and
 * for an old notification nothing is pushed (`push/queue-pushes.ts`).
 */
export async function eraseEnded(store: DocumentStore, now: Date, most = MOST): Promise<void> {
  // `dueAt` is within minutes of the end; what looks for due jobs has its index.
  for (const collection of ['mails', 'pushes'])
    for (const [status, days] of Object.entries(ENDED_JOB_DAYS))
      await eraseBefore(
        store,
        {
          ...{ collection, equals: { status } },
          before: { field: 'dueAt', value: new Date(now.getTime() - days * DAY_MS) },
        },
        most,
      );
}
