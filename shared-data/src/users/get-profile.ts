import { type UserProfile, userProfileSchema } from '@cursiv/shared-domain';
import { database, doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';

/** Reads `users/{uid}` (spec §7); undefined when there is none. Throws AppError. */
export const getProfile = (uid: string): Promise<UserProfile | undefined> =>
  guarded(async () => parseDocument(userProfileSchema, await getDoc(doc(database(), 'users', uid))));
