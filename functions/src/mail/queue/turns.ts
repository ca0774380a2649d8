import type * as z from 'zod/mini';
import { withoutAddresses } from '../../logged/without-text.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { LEASE, nextTry } from './waits.ts';

/** What every job of a queue has: a mail, or a push to a browser. */
export interface Queued {
  status: 'waiting' | 'sending' | 'sent' | 'dropped' | 'dead';
  tries: number;
  dueAt: Date;
}

/** The schema of a queue's jobs. */
export type JobSchema<Job extends Queued> = z.ZodMiniType<Job>;

interface Queue {
  store: DocumentStore;
  now(): Date;
}

/** Takes a job whose time has come, for as long as one try may last. One that was cut off while it was being sent is dead. */
export function taken<Job extends Queued>(
  { store, now }: Queue,
  schema: JobSchema<Job>,
  path: string,
): Promise<Job | undefined> {
  return store.transact(async (transaction) => {
    const job = parsed(schema, await transaction.get(path));
    const time = now();
    if (!job || job.dueAt > time) return undefined;
    if (job.status === 'sending')
      transaction.update(path, { status: 'dead', problem: 'unclear: cut off', endedAt: time });
    if (job.status !== 'waiting') return undefined;
    const taking = { tries: job.tries + 1, dueAt: new Date(time.getTime() + LEASE) };
    transaction.update(path, taking);
    return { ...job, ...taking };
  });
}

/**
 * Writes down how a try ended, unless somebody else has the job by now. What a server said may quote an address, which would outlive the
 * message that it was about.
 */
export function ended<Job extends Queued>(
  { store, now }: Queue,
  schema: JobSchema<Job>,
  { tries }: Job,
  path: string,
  fields: Record<string, unknown>,
): Promise<void> {
  return store.transact(async (transaction) => {
    const job = parsed(schema, await transaction.get(path));
    if (job?.tries !== tries || (job.status !== 'waiting' && job.status !== 'sending')) return;
    const problem = typeof fields.problem === 'string' && { problem: withoutAddresses(fields.problem) };
    transaction.update(path, { ...fields, ...problem, endedAt: now() });
  });
}

/** What becomes of a job that could not leave this time. */
export function later({ tries }: Queued, problem: string | undefined, now: Date): Record<string, unknown> {
  const dueAt = nextTry(tries, now);
  return dueAt
    ? { status: 'waiting', dueAt, problem: problem ?? '' }
    : { status: 'dead', problem: `tried too often: ${problem}` };
}
