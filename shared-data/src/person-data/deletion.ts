import { type Deletion, type DeletionEffects, deletionPath, deletionSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { type Watch, watchDocument } from '../watch.ts';

/** Watches a person's wish to have their account deleted; undefined when there is none. */
export const watchDeletion = (uid: string): Watch<Deletion | undefined> =>
  watchDocument(deletionSchema, () => doc(database(), deletionPath(uid)));

/** What deleting one's account would do to others. Throws AppError. */
export const getDeletionEffects = (): Promise<DeletionEffects> =>
  callFunction<object, DeletionEffects>('deletionEffects', {});

/** Asks to have one's account deleted. Throws AppError: `auth/recent-login-required`, or `conflict` for the last administrator. */
export const deleteAccount = async (): Promise<void> => void (await callFunction('deleteAccount', {}));

/** Keeps one's account after all. Throws AppError: `not-found` when it is too late. */
export const keepAccount = async (): Promise<void> => void (await callFunction('keepAccount', {}));
