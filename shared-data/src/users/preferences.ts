import { type AccountPreferences, preferencesPath, preferencesSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';
import { type Watch, watchDocument } from '../watch.ts';

const placeOf = (uid: string) => doc(database(), preferencesPath(uid));

/** Watches what a person has chosen, on any device; undefined before they chose anything. */
export const watchPreferences = (uid: string): Watch<AccountPreferences | undefined> =>
  watchDocument(preferencesSchema, () => placeOf(uid));

/** Stores choices beside those that other devices have made: the last one of each field holds. Throws AppError. */
export const savePreferences = (uid: string, chosen: Readonly<Partial<AccountPreferences>>): Promise<void> =>
  transact(async (transaction) => {
    transaction.set(placeOf(uid), chosen, { merge: true });
  });
