import { type AccountPreferences, preferencesPath, preferencesSchema } from '@cursiv/shared-domain';
import { database, doc } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';
import { type Watch, watchDocument } from '../watch.ts';
import { storedApart } from './stored-apart.ts';

const placeOf = (uid: string) => doc(database(), preferencesPath(uid));

/** Watches what a person has chosen, on any device; undefined before they chose anything. */
export const watchPreferences = (uid: string): Watch<AccountPreferences | undefined> =>
  watchDocument(preferencesSchema, () => placeOf(uid));

/**
 * Stores choices beside those that other devices have made: the last one of each field holds, and one that is refused holds up no other.
 * Returns the names of the refused ones. Throws AppError.
 */
export const savePreferences = (
  uid: string,
  chosen: Readonly<Partial<AccountPreferences>>,
): Promise<(keyof AccountPreferences)[]> =>
  storedApart(chosen, (some) =>
    transact(async (transaction) => {
      transaction.set(placeOf(uid), some, { merge: true });
    }),
  );
