/**
 * Work by key, one run at a time: callers during a run share the one that follows it, so that a hundred changes of one
 * course do not cause a hundred runs. Every call resolves after a run that began later than the call.
 */
export function coalesced(work: (key: string) => Promise<void>): (key: string) => Promise<void> {
  const running = new Map<string, Promise<void>>();
  const waiting = new Map<string, Promise<void>>();
  return (key) => {
    const planned = waiting.get(key);
    if (planned) return planned;
    const next = (running.get(key) ?? Promise.resolve())
      .catch(() => undefined)
      .then(() => {
        waiting.delete(key);
        running.set(key, next);
        return work(key);
      })
      .finally(() => {
        if (running.get(key) === next) running.delete(key);
      });
    waiting.set(key, next);
    return next;
  };
}
