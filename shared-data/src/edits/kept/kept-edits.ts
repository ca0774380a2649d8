import type * as z from 'zod/mini';

/** Edits that wait in the browser to be saved. Full or blocked storage keeps nothing; the page itself still does. */
export interface KeptEdits<T> {
  /** The last edits; undefined when there are none or they are unreadable. */
  read(): T | undefined;
  keep(edits: T): void;
  /** The edits were saved or discarded. */
  clear(): void;
}

const keyOf = (uid: string | undefined, place: string) => `cursiv.edits.${uid ?? ''}.${place}`;

function tryStorage<R>(uid: string | undefined, act: (storage: Storage) => R): R | undefined {
  try {
    return act(uid === undefined ? sessionStorage : localStorage);
  } catch (error) {
    console.info('Edits cannot be kept in this browser', error);
    return undefined;
  }
}

/** The places that begin so and where edits of a person wait. */
export function keptPlaces(uid: string, beginning: string): string[] {
  const keys = tryStorage(uid, (storage) => Object.keys(storage)) ?? [];
  const start = keyOf(uid, '');
  return keys.filter((key) => key.startsWith(start + beginning)).map((key) => key.slice(start.length));
}

/**
 * Keeps a person's typed text for one place of the site, separately for every person, until it is saved. A visitor's
 * text (`uid` undefined) is kept in this tab only, so that nobody else on the same browser finds it.
 */
export function keptEdits<T>(uid: string | undefined, place: string, schema: z.ZodMiniType<T>): KeptEdits<T> {
  const key = keyOf(uid, place);
  const trying = <R>(act: (storage: Storage) => R) => tryStorage(uid, act);
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
