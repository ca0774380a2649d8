import { type DayFigure, dayKey, figureDay } from '@cursiv/shared-domain';
import { warn } from 'firebase-functions/logger';
import type { Amounts } from '../months.ts';

/** Answers are counted in memory for so long, in milliseconds. */
const SPAN_MS = 60_000;

export interface Tally {
  /** Counts something of the day of an instant. */
  add(figure: DayFigure, amount: number, at: Date): void;
  /** Counts under a key that is no day's. */
  addUnder(key: string, amount: number): void;
  /** Writes what was counted, if the last time was long enough ago. Never rejects. */
  flush(at: Date): Promise<void>;
}

/**
 * Counts what a function answers, in the memory of one of its instances, so that an answer costs no write: one write a minute at most. To be
 * flushed while an answer is made, since an instance may stand still between answers. What could not be written is not tried again: the
 * numbers miss a minute then, and nothing is counted twice. An instance that ends takes with it what came after its last write.
 */
export function tally(write: (amounts: Amounts) => Promise<unknown>): Tally {
  let counts = new Map<string, number>();
  let flushedAt = Number.NEGATIVE_INFINITY;
  const addUnder = (key: string, amount: number) => void counts.set(key, (counts.get(key) ?? 0) + amount);
  const add: Tally['add'] = (figure, amount, at) => addUnder(dayKey(figureDay(at), figure), amount);
  return {
    add,
    addUnder,
    async flush(at) {
      if (counts.size === 0 || at.getTime() - flushedAt < SPAN_MS) return;
      flushedAt = at.getTime();
      add('writes', 1, at);
      const amounts = Object.fromEntries(counts);
      counts = new Map();
      await write(amounts).catch((error) => warn(`Some answers are not counted: ${error}`));
    },
  };
}
