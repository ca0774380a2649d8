import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { collectPeople, PEOPLE_PATH, packPeople, peopleSchema, personOf } from './people.ts';

/** Brings what pages show of one expert, their times included, up to date with the documents. */
export function keepPerson(store: DocumentStore, uid: string): Promise<void> {
  const now = new Date();
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
