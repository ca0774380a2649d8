import { ask } from '../ask.ts';

const COUNTERS = 'http://127.0.0.1:3010/emulator/v1/counters';

/** What hosted Firebase would have billed since the counters began. */
export interface Counts {
  firestore: {
    documentReads: number;
    ruleReads: number;
    indexReads: number;
    documentWrites: number;
    documentDeletes: number;
    bytesOut: number;
  };
  functions: { calls: number; bytesOut: number };
}

/** Counts from zero again. */
export const resetCounts = (): Promise<unknown> => ask(COUNTERS, { method: 'DELETE' });

/** What was counted since the reset. */
export const counts = async (): Promise<Counts> => (await (await ask(COUNTERS)).json()) as Counts;

/** Documents and index entries that were read, by whomever. */
export const readsOf = ({ firestore: { documentReads, ruleReads, indexReads } }: Counts): number =>
  documentReads + ruleReads + indexReads;

/** Documents that were written or deleted. */
export const writesOf = ({ firestore: { documentWrites, documentDeletes } }: Counts): number =>
  documentWrites + documentDeletes;

const LOOK_MS = 250;

/** What was counted once nothing more is read or written: functions go on working when a page has its answer. */
export async function settledCounts(): Promise<Counts> {
  for (let before = ''; ; await new Promise((done) => setTimeout(done, LOOK_MS))) {
    const now = await counts();
    const seen = `${readsOf(now)} ${writesOf(now)}`;
    if (seen === before) return now;
    before = seen;
  }
}
