import { DEFAULT_ROLE, isPersonName } from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { termsVersion } from '../legal/terms-version.ts';
import { transact } from '../transact.ts';

/**
 * Creates `users/{uid}` with the default values unless it exists (spec §4); replaces a forbidden name with an empty
 * one, for the person to choose. Whoever registers accepts
 * the terms of use that hold now. Returns whether it was created. Throws AppError.
 */
export const createProfileIfMissing = (uid: string, email: string, name: string): Promise<boolean> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'users', uid);
    if ((await transaction.get(reference)).exists()) return false;
    transaction.set(reference, {
      name: isPersonName(name) ? name : '',
      email,
      role: DEFAULT_ROLE,
      isAdmin: false,
      verifiedCreator: false,
      verifiedExpert: false,
      verifiedInstructor: false,
      termsVersion: termsVersion(),
      createdAt: serverTimestamp(),
      updatedAt: serverTimestamp(),
    });
    return true;
  });
