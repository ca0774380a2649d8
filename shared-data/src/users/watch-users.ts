import {
  collection,
  database,
  endAt,
  limit,
  orderBy,
  type Query,
  query,
  startAt,
} from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';
import { namePrefixes } from './name-prefixes.ts';
import { type UserAccount, userAccountSchema } from './user-account.ts';

export interface UserList {
  users: UserAccount[];
  /** Whether a larger `count` would find more. */
  hasMore: boolean;
}

/** Sorts after every character that a name or address contains. */
const LAST_CHARACTER = '\uf8ff';

/**
 * Follows at most `count` accounts in the order of their names: all of them, or those whose e-mail address or name begins with
 * `search`. For administrators.
 */
export function watchUsers(search: string, count: number): Watch<UserList> {
  const watches = queriesFor(search, count).map((find) => watchQuery(userAccountSchema, find));
  return (watcher) => {
    const parts = new Map<number, UserAccount[]>();
    const stops = watches.map((watch, index) =>
      watch({
        next: (users) => {
          parts.set(index, users);
          if (parts.size === watches.length) watcher.next(merged([...parts.values()], count));
        },
        fail: watcher.fail,
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  };
}

function queriesFor(search: string, count: number): (() => Query)[] {
  const users = () => collection(database(), 'users');
  if (search === '') return [() => query(users(), orderBy('name'), limit(count))];
  const beginsWith = (field: 'email' | 'name', prefix: string) => () =>
    query(users(), orderBy(field), startAt(prefix), endAt(prefix + LAST_CHARACTER), limit(count));
  return [
    beginsWith('email', search.toLowerCase()),
    ...namePrefixes(search).map((prefix) => beginsWith('name', prefix)),
  ];
}

function merged(parts: UserAccount[][], count: number): UserList {
  const byId = new Map(parts.flat().map((user) => [user.id, user]));
  const users = [...byId.values()].sort((a, b) => a.name.localeCompare(b.name, 'ro'));
  return { users: users.slice(0, count), hasMore: users.length > count || parts.some((part) => part.length === count) };
}
