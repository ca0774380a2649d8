import { splitLocale } from '@cursiv/shared-i18n';
import { type ContextType, useCallback, useContext, useSyncExternalStore } from 'react';
import { type Location, UNSAFE_DataRouterContext as RouterContext, useLocation } from 'react-router';

/** Whether two addresses are of one page, in whichever language. */
const isOnePage = (one: Location, other: Location): boolean =>
  splitLocale(one.pathname).path === splitLocale(other.pathname).path;

/**
 * The address of this page as the reader asked for it last: the one whose data are on their way, else the one shown. What
 * was chosen shows at once, and a further choice is made beside it.
 */
export function useAskedLocation(): Location {
  const shown = useLocation();
  const router = useContext(RouterContext)?.router;
  const subscribe = useCallback((changed: () => void) => router?.subscribe(changed) ?? (() => undefined), [router]);
  const last = useSyncExternalStore(
    subscribe,
    () => (router ? lastAsked(router.state) : shown),
    () => shown,
  );
  return isOnePage(last, shown) ? last : shown;
}

type RouterState = NonNullable<ContextType<typeof RouterContext>>['router']['state'];

/** Where the router was last told to go. */
const lastAsked = ({ navigation, location }: RouterState): Location => navigation.location ?? location;

/** Where it was last told to go, unless that is another page: who is on the way there is not held back. */
export function lastAskedHere(state: RouterState): Location | undefined {
  const last = lastAsked(state);
  return isOnePage(last, state.location) ? last : undefined;
}
