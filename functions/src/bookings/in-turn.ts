const last = new Map<string, Promise<unknown>>();

/**
 * Runs work with the same key one after another in this process. Conflicting transactions undo each other and restart
 * after a wait; queued ones never conflict.
 */
export function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const before = last.get(key) ?? Promise.resolve();
  const turn = before.catch(() => undefined).then(work);
  const done = () => {
    if (last.get(key) === turn) last.delete(key);
  };
  last.set(key, turn);
  turn.then(done, done);
  return turn;
}
