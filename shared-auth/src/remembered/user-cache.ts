import { isUser, type User } from '@cursiv/shared-domain';

const KEY = 'cursiv:auth';
/** The person's preferences, which the pages keep beside the account (`shared-ui`). */
const PREFERENCES = 'cursiv:own-preferences';
/** The day on which the shell noted that they use this browser (`note-session-daily.ts`). */
const SESSION_TOLD = 'cursiv:session-told';
/** A cached user counts for less than one hour (spec §9). */
const LIFETIME_MS = 60 * 60 * 1000;

/** The cached user (spec §3: user and timestamp); undefined when absent, malformed, an hour old or from the future. */
export function readCachedUser(storage: Storage | undefined, now: number): User | undefined {
  try {
    const { user, timestamp } = JSON.parse(storage?.getItem(KEY) ?? '{}') as { user?: unknown; timestamp?: unknown };
    if (typeof timestamp !== 'number' || !isUser(user)) return undefined;
    const age = now - timestamp;
    return age >= 0 && age < LIFETIME_MS ? user : undefined;
  } catch {
    // Any other value under the key, or blocked storage, counts as no cache.
    return undefined;
  }
}

/** Caches the user, or removes the cache with the person's preferences. Full or blocked storage only costs the hint. */
export function writeCachedUser(storage: Storage | undefined, user: User | undefined, now: number): void {
  try {
    if (user) storage?.setItem(KEY, JSON.stringify({ user, timestamp: now }));
    else {
      for (const key of [KEY, PREFERENCES, SESSION_TOLD]) storage?.removeItem(key);
      // The page shows at once what holds without the person.
      globalThis.dispatchEvent?.(new Event('cursiv:preferences'));
    }
  } catch (error) {
    console.info('The session hint could not be stored', error);
  }
}
