import { useEffect, useSyncExternalStore } from 'react';
import { type Accept, uploads } from './uploads.ts';

/** Accepts uploads under names with this prefix, now and later, including those that finished while no component listened. */
export function useUploaded(prefix: string, accept: Accept): void {
  const count = useSyncExternalStore(uploads.subscribe, uploads.countWaiting);
  // An upload that was not accepted is offered again after every change.
  useEffect(() => {
    if (count > 0) uploads.offer(prefix, accept);
  });
}
