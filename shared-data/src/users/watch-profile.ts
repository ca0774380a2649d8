import { type UserProfile, userProfileSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Follows `users/{uid}`, so that a flag an administrator flips is seen at once. */
export const watchProfile = (uid: string): Watch<UserProfile | undefined> =>
  watchDocument(userProfileSchema, () => doc(database(), 'users', uid));
