import { isSiteReachable } from './is-site-reachable.ts';

/** How often an unreachable site is asked, in milliseconds. */
const AGAIN_MS = 4_000;

/**
 * Calls back once the site answers again; asks every few seconds and when the browser has found a network. Returns a
 * function that stops it.
 */
export function whenReachable(callback: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWanted = true;
  const look = async () => {
    clearTimeout(timer);
    const isReachable = await isSiteReachable();
    if (!isWanted) return;
    if (!isReachable) {
      timer = setTimeout(look, AGAIN_MS);
      return;
    }
    stop();
    callback();
  };
  const stop = () => {
    isWanted = false;
    clearTimeout(timer);
    window.removeEventListener('online', look);
  };
  timer = setTimeout(look, AGAIN_MS);
  window.addEventListener('online', look);
  return stop;
}
