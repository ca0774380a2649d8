import { isUser, type User } from '@cursiv/shared-domain';

const KEY = 'cursiv:auth';
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

/** Caches the user, or removes the cache. Full or blocked storage only costs the hint. */
export function writeCachedUser(storage: Storage | undefined, user: User | undefined, now: number): void {
  try {
    if (user) storage?.setItem(KEY, JSON.stringify({ user, timestamp: now }));
    else storage?.removeItem(KEY);
  } catch (error) {
    console.info('The session hint could not be stored', error);
  }
}
