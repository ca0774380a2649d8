import { isFoundBy, searchKeyFor } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchQuery } from '../watch.ts';
import { type UserAccount, userAccountSchema } from './user-account.ts';

export interface UserList {
  users: UserAccount[];
  /** Whether a larger `count` would find more. */
  hasMore: boolean;
}

/** How much further to look when too few of the accounts that share a key match the whole search. */
const FURTHER = 4;

/**
 * Watches at most `count` accounts in the order of their names: all of them, or those in whose name or e-mail address
 * some word starts with each word of `search`. For administrators.
 */
export const watchUsers =
  (search: string, count: number): Watch<UserList> =>
  ({ next, fail }) => {
    let stop = () => {};
    const look = (reach: number) => {
      stop();
      stop = watchFirst(
        searchKeyFor(search),
        reach,
      )({
        fail,
        next: (read) => {
          const found = read.filter((user) => isFoundBy(search, user));
          const isAll = read.length < reach;
          if (found.length < count && !isAll) return look(reach * FURTHER);
          next({ users: found.slice(0, count), hasMore: found.length > count || !isAll });
        },
      });
    };
    look(count);
    return () => stop();
  };

const watchFirst = (key: string | undefined, count: number): Watch<UserAccount[]> =>
  watchQuery(userAccountSchema, () =>
    query(
      collection(database(), 'users'),
      ...(key === undefined ? [] : [where('searchKeys', 'array-contains', key)]),
      orderBy('name'),
      limit(count),
    ),
  );
