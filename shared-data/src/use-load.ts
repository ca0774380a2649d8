import { useMemo } from 'react';
import { keepTrying } from './keep-trying.ts';
import { toAppError } from './provider-error.ts';
import { type Loadable, useWatch } from './use-watch.ts';
import type { Watch } from './watch.ts';

/**
 * Loads something once, as long as the component is mounted, and again after a temporary failure; ignores a late
 * answer. Pass a stable function (`useCallback`).
 */
export function useLoad<T>(load: () => Promise<T>): Loadable<T> {
  const watch = useMemo<Watch<T>>(
    () =>
      ({ next, fail }) =>
        keepTrying(({ failed }) => {
          let isWanted = true;
          load().then(
            (value) => isWanted && next(value),
            (cause: unknown) => {
              if (!isWanted) return;
              const error = toAppError(cause);
              fail(error);
              failed(error);
            },
          );
          return () => {
            isWanted = false;
          };
        }),
    [load],
  );
  return useWatch(watch);
}
