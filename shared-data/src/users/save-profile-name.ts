import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Writes a person's own name into `users/{uid}`, now or not at all. Throws AppError. */
export const saveProfileName = (uid: string, name: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(doc(database(), 'users', uid), { name, updatedAt: serverTimestamp() });
  });
