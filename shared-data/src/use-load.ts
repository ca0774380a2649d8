import { useMemo } from 'react';
import { toAppError } from './provider-error.ts';
import { type Loadable, useWatch } from './use-watch.ts';
import type { Watch } from './watch.ts';

/** Loads something once for as long as the component is shown; a late answer after leaving is dropped. Pass a stable function (`useCallback`). */
export function useLoad<T>(load: () => Promise<T>): Loadable<T> {
  const watch = useMemo<Watch<T>>(
    () =>
      ({ next, fail }) => {
        let isWanted = true;
        load().then(
          (value) => isWanted && next(value),
          (error: unknown) => isWanted && fail(toAppError(error)),
        );
        return () => {
          isWanted = false;
        };
      },
    [load],
  );
  return useWatch(watch);
}
