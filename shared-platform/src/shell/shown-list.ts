/** Things that the shell shows, in order: who shows them follows the list. */
export interface ShownList<T> {
  list(): readonly T[];
  subscribe(listener: () => void): () => void;
  /** Replaces the list. */
  show(next: readonly T[]): void;
}

/** An empty list. */
export function shownList<T>(): ShownList<T> {
  let shown: readonly T[] = [];
  const listeners = new Set<() => void>();
  return {
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show(next) {
      shown = next;
      for (const listener of listeners) listener();
    },
  };
}
