import { rolesWith } from '@cursiv/shared-domain';
import { collection, database, getDocs, limit, query, where } from '@cursiv/shared-firebase/firestore';
import { parseDocuments } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { type UserAccount, userAccountSchema } from '../users/accounts/user-account.ts';

/** More people than answer messages on any site. */
const MOST = 100;

/** Everybody who may deal with messages, suspended ones included: they may have some still. For those people. Throws AppError. */
export const getLeadStaff = (): Promise<UserAccount[]> =>
  guarded(async () => {
    const asked = [where('isAdmin', '==', true), where('role', 'in', rolesWith('leads'))];
    const found = await Promise.all(
      asked.map((wanted) => getDocs(query(collection(database(), 'users'), wanted, limit(MOST)))),
    );
    const people = found.flatMap(({ docs }) => parseDocuments(userAccountSchema, docs));
    return [...new Map(people.map((person) => [person.id, person])).values()];
  });
