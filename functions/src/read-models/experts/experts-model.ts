import type { ReadModel } from '../read-model.ts';
import { collectPeople } from './collect-people.ts';
import { keepPerson, type PersonKey } from './keep-person.ts';
import type { Person } from './person.ts';
import { readPeople } from './read-people.ts';

/** The listed experts with when they can be met from now on: one read for all of them. */
export const expertsModel: ReadModel<Date, Person[], PersonKey> = {
  collect: collectPeople,
  keep: keepPerson,
  read: readPeople,
};
