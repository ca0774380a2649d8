import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { collectPeople, personOf } from './collect-people.ts';
import { PEOPLE_PATH, packPeople, peopleSchema } from './person.ts';

/** Whose part is brought up to date, and when. */
export interface PersonKey {
  uid: string;
  now: Date;
}

/** Brings what pages show of one expert, their times included, up to date with the documents. */
export function keepPerson(store: DocumentStore, { uid, now }: PersonKey): Promise<void> {
  return store.transact(async (transaction) => {
    const packed = parsed(peopleSchema, await transaction.get(PEOPLE_PATH));
    const present = packed ? Object.values(packed.people) : await collectPeople(store, now);
    const person = await personOf(store, await transaction.get(`experts/${uid}`), now);
    const others = present.filter(({ expert }) => expert.id !== uid);
    // Who is not listed, and was not, is nobody's business here.
    if (!person && packed && others.length === present.length) return;
    transaction.set(PEOPLE_PATH, packPeople(person ? [...others, person] : others));
  });
}
