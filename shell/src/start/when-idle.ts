/** At the latest after this time, in milliseconds, a busy page does what can wait. */
const LATEST_MS = 4_000;

/** Runs something once the document has loaded and the browser has nothing better to do. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback; a moment after the load is close enough.
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: LATEST_MS }) : setTimeout(run, LATEST_MS / 4);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
