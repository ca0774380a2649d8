import { isSiteReachable } from './is-site-reachable.ts';

/** How often the site is asked for while it does not answer, in milliseconds. */
const AGAIN_MS = 4_000;

/** Calls back once the site answers again, which is asked every few seconds and when the browser has found a network. Returns how to stop. */
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
