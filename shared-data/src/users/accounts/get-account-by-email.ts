import { AppError } from '@cursiv/shared-domain';
import { collection, database, getDocs, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../../parse-document.ts';
import { guarded } from '../../provider-error.ts';
import { type UserAccount, userAccountSchema } from './user-account.ts';

/** The account with an address, however it is spelled, for administrators; undefined when nobody has it. Throws AppError. */
export const getAccountByEmail = (email: string): Promise<UserAccount | undefined> =>
  guarded(async () => {
    const spelled = where('email', '==', email.trim().toLowerCase());
    const { docs, empty, metadata } = await getDocs(query(collection(database(), 'users'), spelled, limit(1)));
    if (empty && metadata.fromCache) throw new AppError('offline', 'users cannot be reached');
    return parseDocuments(userAccountSchema, docs)[0];
  });
