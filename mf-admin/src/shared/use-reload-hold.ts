import { useEffect } from 'react';
import { holdReload } from './platform.ts';

/** Keeps build updates from reloading the page while `isHeld`. */
export function useReloadHold(isHeld: boolean, reason: string): void {
  useEffect(() => (isHeld ? holdReload(reason) : undefined), [isHeld, reason]);
}
