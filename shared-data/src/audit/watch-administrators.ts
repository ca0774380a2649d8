import { collection, database, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { type UserAccount, userAccountSchema } from '../users/accounts/user-account.ts';
import { type Watch, watchQuery } from '../watch.ts';

/** More administrators than any site has. */
const MOST = 200;

/** Watches the accounts of the administrators; for administrators. */
export const watchAdministrators: Watch<UserAccount[]> = watchQuery(userAccountSchema, () =>
  query(collection(database(), 'users'), where('isAdmin', '==', true), limit(MOST)),
);
