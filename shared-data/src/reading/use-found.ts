import { useMemo } from 'react';
import { type Loadable, useLastReady, useWatch } from '../use-watch.ts';
import type { FoundSoFar, PagedFound } from './paged-found.ts';

/** A list that administrators search and page through. */
export interface FoundRows<T> {
  rows: Loadable<FoundSoFar<T>>;
  /** What was found last, while something else is being looked for. */
  last: FoundSoFar<T> | undefined;
  isReading: boolean;
  more: () => void;
}

/** Follows a list, `step` rows at first and `step` more when wanted. Pass a list that is stable between renders (`useMemo`). */
export function useFound<T>(list: { paged(step: number): PagedFound<T> }, step: number): FoundRows<T> {
  const paged = useMemo(() => list.paged(step), [list, step]);
  const rows = useWatch(paged.watch);
  const last = useLastReady(rows);
  return { rows, last, isReading: rows.status === 'loading' || last?.isReading === true, more: paged.more };
}
