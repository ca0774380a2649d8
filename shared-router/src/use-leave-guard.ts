import { splitLocale } from '@cursiv/shared-i18n';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';

/**
 * Holds back everything that would leave the page while `isHeld`: navigation, which the returned blocker decides; build
 * updates; and closing the document, with the browser's own question. A change of language does not count as leaving,
 * nor does going to `alsoHere`, a locale-free path.
 */
export function useLeaveGuard(isHeld: boolean, alsoHere?: string): Blocker {
  useReloadHold(isHeld, 'unsaved edits');
  useEffect(() => {
    if (!isHeld) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isHeld]);
  return useBlocker(({ currentLocation, nextLocation }) => {
    const here = splitLocale(currentLocation.pathname).path + currentLocation.search;
    const next = splitLocale(nextLocation.pathname).path;
    return isHeld && next + nextLocation.search !== here && next !== alsoHere;
  });
}
