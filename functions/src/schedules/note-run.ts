import type { DocumentStore } from '../store/document-source.ts';

/** Where the last run of a schedule is noted; for functions alone. */
export const runPath = (name: string): string => `scheduleRuns/${name}`;

/** Notes that a schedule has run: when, and when it last did its work to the end. */
export function noteRun(store: DocumentStore, name: string, isDone: boolean, now: Date): Promise<void> {
  return store.transact(async (transaction) => {
    const { doneAt = null } = (await transaction.get(runPath(name)))?.fields ?? {};
    transaction.set(runPath(name), { ranAt: now, doneAt: isDone ? now : doneAt });
  });
}
