import { useEffect } from 'react';

/** The running activities, each with its start time. */
const holds = new Map<symbol, number>();

/**
 * Keeps build updates from reloading the document (during an upload, an unsaved edit, playback); call the result to
 * release it.
 */
export function holdReload(reason: string): () => void {
  const hold = Symbol(reason);
  holds.set(hold, Date.now());
  return () => void holds.delete(hold);
}

/** Whether an activity runs that a reload would destroy; activities that began longer ago than `withinMs` do not count. */
export const isReloadHeld = (withinMs = Number.POSITIVE_INFINITY): boolean =>
  [...holds.values()].some((since) => Date.now() - since <= withinMs);

/** Keeps build updates from reloading the document while `isHeld`. */
export function useReloadHold(isHeld: boolean, reason: string): void {
  useEffect(() => (isHeld ? holdReload(reason) : undefined), [isHeld, reason]);
}
