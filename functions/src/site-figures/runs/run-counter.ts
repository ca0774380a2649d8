import { type DayFigure, dayKey, figureDay } from '@cursiv/shared-domain';
import { warn } from '../../logged/log.ts';
import type { RunCounter } from '../../logged/run-use.ts';
import { type Amounts, addedAmounts } from '../months.ts';
import { featureOf } from './feature-of.ts';

/** Runs are counted in memory for so long, in milliseconds; each instance of each function writes no more often. */
export const SPAN_MS = 15 * 60_000;

/**
 * Counts what the runs of one process take from the database and send, by the feature that they belong to, and writes it beside one of them, since an
 * instance stands still between runs. What could not be written is not tried again; an instance that ends takes along what it has not
 * written.
 */
export function runCounter(write: (amounts: Amounts) => Promise<unknown>, now: () => Date): RunCounter {
  let amounts: Amounts = {};
  let since: number | undefined;
  return {
    add(name, use) {
      const feature = featureOf(name);
      if (feature === undefined) return;
      since ??= now().getTime();
      const day = figureDay(now());
      const used = Object.entries(use).filter(([, amount]) => amount > 0);
      const own = used.map(([what, amount]) => [dayKey(day, `used:${feature}:${what}` as DayFigure), amount]);
      amounts = addedAmounts([amounts, Object.fromEntries(own)]);
    },
    async flush() {
      if (since === undefined || now().getTime() - since < SPAN_MS) return;
      const counted = amounts;
      amounts = {};
      since = undefined;
      await write(counted).catch((error: unknown) => warn('Some runs are not counted', error));
    },
  };
}
