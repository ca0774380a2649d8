/** On a busy page, deferred work runs after this time at the latest, in milliseconds. */
const LATEST_MS = 4_000;

/** Runs a task once the document has loaded and the browser is idle. */
export function whenIdle(run: () => void): void {
  // Safari has no idle callback; a moment after the load is close enough.
  const schedule = () =>
    'requestIdleCallback' in window ? requestIdleCallback(run, { timeout: LATEST_MS }) : setTimeout(run, LATEST_MS / 4);
  if (document.readyState === 'complete') schedule();
  else addEventListener('load', schedule, { once: true });
}
