import { HONEST_NAMES, REFUSED_NAMES } from '@cursiv/shared-domain/testing';
import { commit, lets, NOW, type RulesSuite, set, stops, update } from '../../rules-case.ts';
import { PEOPLE, profile } from '../people.ts';

const rename = (name: string) => commit(update('users/ana', { name, updatedAt: NOW }));
const register = (name: string) =>
  commit(set('users/dan', { ...profile('dan'), name, createdAt: NOW, updatedAt: NOW }));

/** The names that people may have: visible ones, and not those of the site's own team. */
export const namesSuite: RulesSuite = {
  name: 'names',
  documents: { ...PEOPLE },
  cases: [
    ...HONEST_NAMES.map((name) => lets('ana', `a person be called ${name}`, rename(name))),
    ...REFUSED_NAMES.map((name) => stops('ana', `a person calling themselves ${JSON.stringify(name)}`, rename(name))),
    ...REFUSED_NAMES.map((name) => stops('dan', `a new account called ${JSON.stringify(name)}`, register(name))),
    lets('dan', 'a new account that has no name yet', register('')),
    stops('ana', 'a name taken away', rename('')),
  ],
};
