import { database, doc, serverTimestamp, updateDoc } from '@cursiv/shared-firebase/firestore';
import { guarded } from '../provider-error.ts';

/** Writes a person's own name into `users/{uid}`. Throws AppError. */
export const saveProfileName = (uid: string, name: string): Promise<void> =>
  guarded(() => updateDoc(doc(database(), 'users', uid), { name, updatedAt: serverTimestamp() }));
