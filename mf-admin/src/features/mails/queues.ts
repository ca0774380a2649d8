import { DEAD_MAILS, DEAD_PUSHES, type DocumentList, settleMail, settlePush } from '@cursiv/shared-data';
import type { SendJob, WorkKind } from '@cursiv/shared-domain';

/** What has jobs that may not leave. */
export type Queue = 'mails' | 'pushes';

interface QueueParts {
  dead: DocumentList<SendJob>;
  /** Has a dead job tried again, or lets it go. Rejects with AppError. */
  settle: (id: string, to: 'waiting' | 'dropped') => Promise<void>;
  /** What its jobs are in the work list. */
  work: WorkKind;
}

/** Where each queue's dead jobs are listed and settled. */
export const QUEUES: Record<Queue, QueueParts> = {
  mails: { dead: DEAD_MAILS, settle: settleMail, work: 'mail' },
  pushes: { dead: DEAD_PUSHES, settle: settlePush, work: 'push' },
};
