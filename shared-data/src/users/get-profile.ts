import { type UserProfile, userProfileSchema } from '@cursiv/shared-domain';
import { readDocument } from '../reading/read-document.ts';

/** Reads `users/{uid}`; undefined when there is none. Throws AppError. */
export const getProfile = (uid: string): Promise<UserProfile | undefined> =>
  readDocument(userProfileSchema, `users/${uid}`);
