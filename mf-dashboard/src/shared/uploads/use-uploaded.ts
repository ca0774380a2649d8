import { useEffect, useSyncExternalStore } from 'react';
import { type Accept, uploads } from './uploads.ts';

/** Takes what has been uploaded under names that begin so, now and later, also what was finished while nobody looked. */
export function useUploaded(prefix: string, accept: Accept): void {
  const count = useSyncExternalStore(uploads.subscribe, uploads.countWaiting);
  // What was not accepted is offered again after every change.
  useEffect(() => {
    if (count > 0) uploads.offer(prefix, accept);
  });
}
