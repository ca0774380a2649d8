import { useEffect } from 'react';

/** What is going on, with the moment since when. */
const holds = new Map<symbol, number>();

/** Keeps build updates from loading the document anew (an upload, an unsaved edit, playback); call the result to let go. */
export function holdReload(reason: string): () => void {
  const hold = Symbol(reason);
  holds.set(hold, Date.now());
  return () => void holds.delete(hold);
}

/** Whether something is going on that loading the document anew would destroy; what began longer ago than `withinMs` does not count. */
export const isReloadHeld = (withinMs = Number.POSITIVE_INFINITY): boolean =>
  [...holds.values()].some((since) => Date.now() - since <= withinMs);

/** Keeps build updates from loading the document anew while `isHeld`. */
export function useReloadHold(isHeld: boolean, reason: string): void {
  useEffect(() => (isHeld ? holdReload(reason) : undefined), [isHeld, reason]);
}
