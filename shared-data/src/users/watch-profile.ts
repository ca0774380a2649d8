import { type UserProfile, userProfileSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches `users/{uid}`, so that a flag switched by an administrator shows at once. */
export const watchProfile = (uid: string): Watch<UserProfile | undefined> =>
  watchDocument(userProfileSchema, () => doc(database(), 'users', uid));
