import type { AppError } from '@cursiv/shared-domain';
import { useCallback, useLayoutEffect, useState } from 'react';
import type { Watch } from './watch.ts';

/** The state of something watched or loaded. `retry` starts again after a failure. */
export type Loadable<T> =
  | { status: 'loading' }
  | { status: 'ready'; value: T }
  | { status: 'failed'; error: AppError; retry: () => void };

/** Follows a watch as long as the component is mounted. Pass a watch that is stable between renders (`useMemo`). */
export function useWatch<T>(watch: Watch<T>): Loadable<T> {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<{ watch: Watch<T>; attempt: number; loadable: Loadable<T> }>();
  const retry = useCallback(() => setAttempt((count) => count + 1), []);

  // Before anything is drawn: what is known already shows at once.
  useLayoutEffect(
    () =>
      watch({
        next: (value) => setState({ watch, attempt, loadable: { status: 'ready', value } }),
        fail: (error) => setState({ watch, attempt, loadable: { status: 'failed', error, retry } }),
      }),
    [watch, attempt, retry],
  );

  return state?.watch === watch && state.attempt === attempt ? state.loadable : { status: 'loading' };
}

/** The last ready value of a loadable, which stays visible while its successor loads; undefined before the first. */
export function useLastReady<T>(loadable: Loadable<T>): T | undefined {
  const [last, setLast] = useState<{ value: T }>();
  if (loadable.status !== 'ready') return last?.value;
  if (last?.value !== loadable.value) setLast({ value: loadable.value });
  return loadable.value;
}

/** A loadable whose last value stays while its successor loads. */
export function useSteadily<T>(loadable: Loadable<T>): Loadable<T> {
  const last = useLastReady(loadable);
  return loadable.status === 'loading' && last !== undefined ? { status: 'ready', value: last } : loadable;
}

/** A list that grows: what is known of it, whether more is being read, and whether there may be more. */
export interface GrowingList<T> {
  list: Loadable<T[]>;
  isReading: boolean;
  hasMore: boolean;
}

/**
 * Follows a list of at most so many. When it is watched for more, what is known stays, and the button that asked for it with the focus,
 * until the rest is there.
 */
export function useGrowingList<T>(watch: Watch<T[]>, most: number): GrowingList<T> {
  const read = useWatch(watch);
  const list = useSteadily(read);
  const more: Loadable<boolean> =
    read.status === 'ready' ? { status: 'ready', value: read.value.length === most } : { status: 'loading' };
  return { list, isReading: read.status === 'loading', hasMore: useLastReady(more) === true };
}
