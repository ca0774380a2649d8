import { isFoundBy, STAFF_ROLES, searchKeyFor, storedRole, USER_FLAGS, type UserFlag } from '@cursiv/shared-domain';
import { collection, database, orderBy, type Query, query, where } from '@cursiv/shared-firebase/firestore';
import { documentList } from '../../reading/document-list.ts';
import type { SearchedList } from '../../reading/searched-list.ts';
import { type UserAccount, userAccountSchema } from './user-account.ts';

/** Who is wanted: those with a right, those with a role in the staff, or those who may not sign in. */
export const USER_FILTERS = [...USER_FLAGS, ...STAFF_ROLES, 'suspended'] as const;
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

/** The accounts in whose name or e-mail address some word starts with each word of the search, or all; for administrators. */
export function foundUsers(question: UserQuestion): SearchedList<UserAccount> {
  const list = documentList(userAccountSchema, () => asked(question));
  const isFound = (user: UserAccount) => isFoundBy(question.search, user) && isWanted(question.filter, user);
  return {
    paged: (step) => list.paged(step, isFound),
    readAll: async (heard) => (await list.readAll(heard)).filter(isFound),
  };
}

const isFlag = (filter: UserFilter): filter is UserFlag => USER_FLAGS.some((flag) => flag === filter);

/** The field of an account that a filter asks about, and the value that it wants. */
function wantedField(filter: UserFilter): [field: UserFlag | 'role' | 'status', value: string | true] {
  if (filter === 'suspended') return ['status', filter];
  return isFlag(filter) ? [filter, true] : ['role', storedRole(filter)];
}

function isWanted(filter: UserFilter | undefined, user: UserAccount): boolean {
  if (filter === undefined) return true;
  const [field, value] = wantedField(filter);
  return user[field] === value;
}

function whereWanted(filter: UserFilter) {
  const [field, value] = wantedField(filter);
  return where(field, '==', value);
}

/** What the database is asked: by the filter, and a search by its longest words. */
function asked({ search, filter, order }: UserQuestion): Query {
  const key = searchKeyFor(search);
  const narrowed = [
    ...(filter === undefined ? [] : [whereWanted(filter)]),
    ...(key === undefined ? [] : [where('searchKeys', 'array-contains', key)]),
  ];
  const ordered = order === 'newest' && key === undefined ? orderBy('createdAt', 'desc') : orderBy('name');
  return query(collection(database(), 'users'), ...narrowed, ordered);
}
