import { isFoundBy, searchKeyFor, USER_FLAGS } from '@cursiv/shared-domain';
import { collection, database, limit, orderBy, type Query, query, where } from '@cursiv/shared-firebase/firestore';
import { readPages } from '../../reading/read-pages.ts';
import { type Watch, watchQuery } from '../../watch.ts';
import { type UserAccount, userAccountSchema } from './user-account.ts';

export interface UserList {
  users: UserAccount[];
  /** Whether a larger `count` would find more. */
  hasMore: boolean;
}

/** Who is wanted: those with a right, or those who may not sign in. */
export const USER_FILTERS = [...USER_FLAGS, 'suspended'] as const;
export type UserFilter = (typeof USER_FILTERS)[number];

/** In which order: of names, or the newest accounts first. */
export const USER_ORDERS = ['name', 'newest'] as const;
export type UserOrder = (typeof USER_ORDERS)[number];

/** Which accounts are wanted; a search gives them in the order of names. */
export interface UserQuestion {
  search: string;
  filter?: UserFilter | undefined;
  order?: UserOrder | undefined;
}

/** How much further to look when too few of the accounts that share a key match the whole search. */
const FURTHER = 4;

/**
 * Watches at most `count` accounts: all of them, or those in whose name or e-mail address some word starts with each
 * word of the search. For administrators.
 */
export const watchUsers =
  (question: UserQuestion, count: number): Watch<UserList> =>
  ({ next, fail }) => {
    let stop = () => {};
    const look = (reach: number) => {
      stop();
      stop = watchFirst(
        question,
        reach,
      )({
        fail,
        next: (read) => {
          const found = read.filter((user) => isFoundBy(question.search, user) && isWanted(question.filter, user));
          const isAll = read.length < reach;
          if (found.length < count && !isAll) return look(reach * FURTHER);
          next({ users: found.slice(0, count), hasMore: found.length > count || !isAll });
        },
      });
    };
    look(count);
    return () => stop();
  };

const isWanted = (filter: UserFilter | undefined, user: UserAccount): boolean =>
  filter === undefined || (filter === 'suspended' ? user.status === filter : user[filter]);

/** The accounts that the database finds: a search by its first word, everything else by the filter. */
function usersOf({ search, filter, order }: UserQuestion): Query {
  const key = searchKeyFor(search);
  const narrowed =
    key !== undefined
      ? [where('searchKeys', 'array-contains', key)]
      : filter === 'suspended'
        ? [where('status', '==', filter)]
        : filter
          ? [where(filter, '==', true)]
          : [];
  const ordered = order === 'newest' && key === undefined ? orderBy('createdAt', 'desc') : orderBy('name');
  return query(collection(database(), 'users'), ...narrowed, ordered);
}

const watchFirst = (question: UserQuestion, count: number): Watch<UserAccount[]> =>
  watchQuery(userAccountSchema, () => query(usersOf(question), limit(count)));

/** Reads all accounts that are wanted, and tells on the way how many were read so far; for administrators. Throws AppError. */
export const getUsers = async (question: UserQuestion, heard: (count: number) => void): Promise<UserAccount[]> =>
  (await readPages(userAccountSchema, usersOf(question), heard)).filter(
    (user) => isFoundBy(question.search, user) && isWanted(question.filter, user),
  );
