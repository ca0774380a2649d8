import { useCallback, useContext } from 'react';
import {
  UNSAFE_DataRouterContext as RouterContext,
  type SetURLSearchParams,
  useSearchParams as useShownParams,
} from 'react-router';

/**
 * The parameters of the address as the page shows them, and a way to change them. A change starts from what the router
 * was last told: the page may still show an earlier address, and of two choices in a row the first would be lost.
 */
export function useSearchParams(): [shown: URLSearchParams, change: SetURLSearchParams] {
  const [shown, set] = useShownParams();
  const router = useContext(RouterContext)?.router;
  const change = useCallback<SetURLSearchParams>(
    (next, options) => {
      if (!router) return set(next, options);
      const { location, navigation } = router.state;
      const last = navigation.location ?? location;
      // Whoever is on the way to another page is not held back by what was typed on this one.
      if (last.pathname !== location.pathname) return;
      set(typeof next === 'function' ? next(new URLSearchParams(last.search)) : next, options);
    },
    [router, set],
  );
  return [shown, change];
}
