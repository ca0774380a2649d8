import type * as z from 'zod/mini';

/** Edits that wait in the browser for being saved. A storage that is full or blocked keeps nothing; the page itself still does. */
export interface KeptEdits<T> {
  /** The edits as they were last; undefined when there are none that can be read. */
  read(): T | undefined;
  keep(edits: T): void;
  /** They are saved, or given up. */
  clear(): void;
}

/**
 * Keeps what a person types in one place of the site, apart for every person, until it is saved. What a visitor types
 * (`uid` undefined) is kept in this tab alone: nobody else on the same browser should find it.
 */
export function keptEdits<T>(uid: string | undefined, place: string, schema: z.ZodMiniType<T>): KeptEdits<T> {
  const key = `cursiv.edits.${uid ?? ''}.${place}`;
  const trying = <R>(act: (storage: Storage) => R): R | undefined => {
    try {
      return act(uid === undefined ? sessionStorage : localStorage);
    } catch (error) {
      console.info('Edits cannot be kept in this browser', error);
      return undefined;
    }
  };
  return {
    read: () => {
      const stored = trying<unknown>((storage) => JSON.parse(storage.getItem(key) ?? 'null'));
      const parsed = schema.safeParse(stored);
      return parsed.success ? parsed.data : undefined;
    },
    keep: (edits) => trying((storage) => storage.setItem(key, JSON.stringify(edits))),
    clear: () => trying((storage) => storage.removeItem(key)),
  };
}
