import { DEFAULT_ROLE, searchKeysOf, TERMS_VERSION, userProfileSchema } from '@cursiv/shared-domain';
import { checkedDocument } from '../document/checked-document.ts';
import { daysFrom } from '../document/days-from.ts';
import type { SeedDocument } from '../document/seed-target.ts';
import { chosen, spread } from './chosen.ts';
import { FIRST_NAMES, LAST_NAMES } from './subjects.ts';

/** People for each course. */
export const PEOPLE_PER_COURSE = 10;

/** A person of the large site, who has no password: nobody signs in as them. */
export interface ScaledPerson {
  uid: string;
  name: string;
  email: string;
}

export const scaledPerson = (index: number): ScaledPerson => ({
  uid: `scale-person-${index}`,
  name: `${chosen(FIRST_NAMES, index, 1)} ${chosen(LAST_NAMES, index, 2)}`,
  email: `persoana-${index}@cursiv.test`,
});

/** The profile of a person; every tenth writes courses, and every tenth is met as an expert. */
export function scaledProfile(index: number, now: Date): SeedDocument {
  const person = scaledPerson(index);
  const createdAt = daysFrom(now, -1 - (spread(index, 3) % 900));
  return checkedDocument(userProfileSchema, `users/${person.uid}`, {
    ...{ name: person.name, email: person.email, role: DEFAULT_ROLE, isAdmin: false },
    verifiedCreator: index % PEOPLE_PER_COURSE === 0,
    verifiedExpert: index % PEOPLE_PER_COURSE === 1,
    verifiedInstructor: false,
    searchKeys: searchKeysOf(person),
    termsVersion: TERMS_VERSION,
    ...{ createdAt, updatedAt: createdAt },
  });
}
