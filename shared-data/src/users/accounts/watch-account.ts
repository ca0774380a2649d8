import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../../watch.ts';
import { type UserAccount, userAccountSchema } from './user-account.ts';

/** Watches one account for administrators; undefined when there is none. */
export const watchAccount = (uid: string): Watch<UserAccount | undefined> =>
  watchDocument(userAccountSchema, () => doc(database(), 'users', uid));
