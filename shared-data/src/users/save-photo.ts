import { database, deleteField, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';

/** Shows a stored portrait where pages show the person's name, or none. Throws AppError. */
export const savePhoto = (uid: string, path: string | undefined): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(doc(database(), 'users', uid), { photo: path ?? deleteField(), updatedAt: serverTimestamp() });
  });
