import type { DocumentSource } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import { collectPeople } from './collect-people.ts';
import { PEOPLE_PATH, type Person, peopleSchema } from './person.ts';

/** The listed experts by name. */
export async function readPeople(source: DocumentSource, now: Date): Promise<Person[]> {
  const packed = parsed(peopleSchema, await source.get(PEOPLE_PATH));
  const people = packed ? Object.values(packed.people) : await collectPeople(source, now);
  return people.toSorted((one, other) => one.expert.displayName.localeCompare(other.expert.displayName, 'ro'));
}
