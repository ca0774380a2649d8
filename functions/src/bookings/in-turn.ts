const last = new Map<string, Promise<unknown>>();

/**
 * Runs work of the same key one after another in this process. Transactions that meet undo one another and start again after
 * a wait; those that queue do not meet.
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
