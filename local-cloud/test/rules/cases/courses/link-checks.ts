import { commit, get, lets, minutesFromNow, type RulesSuite, remove, set, stops } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'linkChecks/c1';
const check = { ownerUid: 'ana', checkedAt: minutesFromNow(-5), links: [{ address: 'https://x.ro', state: 'gone' }] };

/** What came of a look at a course's links: its author reads it, and a function alone writes it. */
export const linkChecksSuite: RulesSuite = {
  name: 'looks at links',
  documents: { ...PEOPLE, [PATH]: check },
  cases: [
    lets('ana', 'an author read what came of it', get(PATH)),
    lets('root', 'an administrator read it', get(PATH)),
    lets('bogdan', 'an author learn that nobody has looked', get('linkChecks/other')),
    ...['bogdan', undefined].map((uid) => stops(uid, 'reading that of another', get(PATH))),
    stops(undefined, 'a visitor asking for any', get('linkChecks/other')),
    stops('ana', 'writing it oneself', commit(set(PATH, { ...check, links: [] }))),
    stops('ana', 'deleting it', commit(remove(PATH))),
  ],
};
