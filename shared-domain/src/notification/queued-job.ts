import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** For how many days a job is kept once it has ended; one that is dead waits for an administrator. */
export const ENDED_JOB_DAYS = { sent: 30, dropped: 30, dead: 90 } as const;

/**
 * What every job of a queue has: a mail that has to leave, or a push to a browser. It waits, is being sent, or has ended: sent, dropped
 * because nobody wants it any more, or dead.
 */
export const queuedJob = {
  id: z.string(),
  status: z.enum(['waiting', 'sending', 'sent', 'dropped', 'dead']),
  tries: z.number(),
  /** When it is looked at again: to be tried, or to be given up as cut off. Once it has ended, about when it was looked at last. */
  dueAt: instant,
  createdAt: instant,
  /** Why it was dropped, is dead, or has to wait. */
  problem: z.optional(z.string()),
};
