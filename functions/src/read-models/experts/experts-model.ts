import type { ReadModel } from '../read-model.ts';
import { collectPeople } from './collect-people.ts';
import { keepPerson, type PersonKey } from './keep-person.ts';
import { type ListEntry, listEntry } from './list/list-entry.ts';
import { readList } from './list/read-list.ts';

/** The listed experts as lists show them. The page of one of them is read by `readPerson`. */
export const expertsModel: ReadModel<Date, ListEntry[], PersonKey> = {
  collect: async (source, now) => (await collectPeople(source, now)).map((person) => listEntry(person, now)),
  keep: keepPerson,
  read: readList,
};
