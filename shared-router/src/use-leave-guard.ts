import { splitLocale } from '@cursiv/shared-i18n';
import { useEffect } from 'react';
import { type Blocker, useBlocker } from 'react-router';
import { useReloadHold } from './reload-holds.ts';

/**
 * Holds back whatever would leave the page while `isHeld`: navigation, to be decided by the returned blocker; build updates; and,
 * with the browser's own question, the document's end. Changing the language is not leaving, nor is going to `alsoHere`, a
 * locale-free path.
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
