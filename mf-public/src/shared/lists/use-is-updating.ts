import { useLocation, useNavigation } from '@cursiv/shared-router';

/** Whether another selection of this very page is loading. */
export function useIsUpdating(): boolean {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  return state === 'loading' && location?.pathname === pathname;
}
