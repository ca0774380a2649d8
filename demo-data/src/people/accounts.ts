import { DEFAULT_ROLE, searchKeysOf, TERMS_VERSION, userProfileSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedAccount, SeedDocument } from '../document/seed-target.ts';
import { DEMO_PASSWORD, PEOPLE, type Person } from './people.ts';
import { READERS } from './readers.ts';

/** Everybody who can sign in. */
export const accounts = (): SeedAccount[] =>
  Object.values<Person>(PEOPLE).map(({ uid, name, email, google }) => ({
    localId: uid,
    email,
    displayName: name,
    emailVerified: true,
    ...(google ? { google } : { password: DEMO_PASSWORD }),
  }));

/** Profiles of the people with accounts and of the fictional learners, registered over the months before `now`. */
export const userDocuments = (now: Date): SeedDocument[] =>
  [...Object.values<Person>(PEOPLE), ...READERS].map((person, index) => {
    const createdAt = daysFrom(now, -200 + index * 4);
    return checkedDocument(userProfileSchema, `users/${person.uid}`, {
      name: person.name,
      email: person.email,
      role: DEFAULT_ROLE,
      isAdmin: person.isAdmin ?? false,
      ...verifiedFlags(person),
      searchKeys: searchKeysOf(person),
      termsVersion: TERMS_VERSION,
      createdAt,
      updatedAt: createdAt,
    });
  });

const verifiedFlags = ({ flags = [] }: Person) => ({
  verifiedCreator: flags.includes('verifiedCreator'),
  verifiedExpert: flags.includes('verifiedExpert'),
  verifiedInstructor: flags.includes('verifiedInstructor'),
});
