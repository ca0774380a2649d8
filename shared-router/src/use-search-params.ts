import { useCallback, useContext, useMemo } from 'react';
import {
  createSearchParams,
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext as RouterContext,
  type URLSearchParamsInit,
} from 'react-router';
import { lastAskedHere, useAskedLocation } from './use-asked-location.ts';

export type ChangeSearchParams = (
  next: URLSearchParamsInit | ((asked: URLSearchParams) => URLSearchParamsInit),
  options?: Pick<NavigateOptions, 'replace' | 'preventScrollReset' | 'state'>,
) => void;

/** Addresses on their way that will be entries of the history. */
const entries = new WeakSet<Location>();

/**
 * The parameters of the address as they were asked for last, and a way to change them. A change builds on what was asked
 * for last, whether its page has come or not: of two choices in a row none is lost. Back undoes a change, unless it
 * replaces the one before it.
 */
export function useSearchParams(): [asked: URLSearchParams, change: ChangeSearchParams] {
  const { search } = useAskedLocation();
  const asked = useMemo(() => new URLSearchParams(search), [search]);
  const router = useContext(RouterContext)?.router;
  const change = useCallback<ChangeSearchParams>(
    (next, { replace = false, ...options } = {}) => {
      const last = router && lastAskedHere(router.state);
      if (!last) return;
      const params = createSearchParams(typeof next === 'function' ? next(new URLSearchParams(last.search)) : next);
      // What replaces an entry that never came to be takes its place.
      const isEntry = !replace || (router.state.navigation.location === last && entries.has(last));
      const to = { pathname: last.pathname, search: params.toString() };
      void router.navigate(to, { ...options, replace: !isEntry });
      const { location } = router.state.navigation;
      if (isEntry && location) entries.add(location);
    },
    [router],
  );
  return [asked, change];
}
