/**
 * Timers without a clock: immediate ones run in the next step, later ones never, because a page waits only for its
 * data. Evaluated inside the context; returns the function that runs the due timers.
 */
export function provideTimers(again: () => void): () => void {
  let due = new Map<number, () => void>();
  let last = 0;
  const setTimeout = (run: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) => {
    last += 1;
    if (!(delay > 0)) {
      due.set(last, () => run(...args));
      again();
    }
    return last;
  };
  const clearTimeout = (id: number) => void due.delete(id);
  const setInterval = () => 0;
  const queueMicrotask = (run: () => void) => void Promise.resolve().then(run);
  const performance = { now: () => Date.now(), mark: () => undefined, measure: () => undefined };
  Object.assign(globalThis, {
    setTimeout,
    clearTimeout,
    setInterval,
    clearInterval: clearTimeout,
    queueMicrotask,
    performance,
  });
  return () => {
    const runs = due;
    due = new Map();
    for (const run of runs.values()) run();
  };
}
