import {
  commit,
  type Fields,
  get,
  lets,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const hour = minutesFromNow(-60);
const allowance = (changes: Fields = {}): Fields => ({ since: hour, count: 3, last: 'd3', at: hour, ...changes });
const OVER = { since: minutesFromNow(-60 * 25) };
const fresh = (changes: Fields = {}) => allowance({ since: NOW, count: 1, at: NOW, ...changes });
const write = (id: string, fields: Fields) => commit(set(`allowances/${id}`, fields));

const cases = [
  lets('ana', 'a person read how much they have started', get('allowances/ana__courseDrafts')),
  lets('ana', 'the first of a day', write('ana__reports', fresh())),
  lets('ana', 'the next of a day', write('ana__courseDrafts', allowance({ count: 4, at: NOW }))),
  lets('ana', 'the last of a day', write('ana__resources', allowance({ count: 50, at: NOW }))),
  lets('ana', 'the first of a new day', write('ana__enrollments', fresh())),
  lets(
    'bogdan',
    'counting on in a day that is over',
    write('bogdan__reports', allowance({ ...OVER, count: 4, at: NOW })),
  ),
  stops(
    'bogdan',
    'more in a day that is over',
    write('bogdan__enrollments', allowance({ ...OVER, count: 51, at: NOW })),
  ),
  stops('bogdan', 'a person reading the allowance of another', get('allowances/ana__courseDrafts')),
  stops(
    'bogdan',
    'a person spending the allowance of another',
    write('ana__courseDrafts', allowance({ count: 4, at: NOW })),
  ),
  stops(undefined, 'a visitor counting', write('ana__reports', fresh())),
  stops('ana', 'a first that counts for less', write('ana__reports', fresh({ count: -100 }))),
  stops('ana', 'a count that stands still', write('ana__courseDrafts', allowance({ at: NOW }))),
  stops('ana', 'a count that goes back', write('ana__courseDrafts', allowance({ count: 1, at: NOW }))),
  stops('ana', 'a new day before the old one is over', write('ana__courseDrafts', fresh())),
  stops(
    'ana',
    'a day moved back',
    write('ana__courseDrafts', allowance({ count: 4, at: NOW, since: minutesFromNow(-9999) })),
  ),
  stops('bogdan', 'one more than a day allows', write('bogdan__resources', allowance({ count: 51, at: NOW }))),
  stops('ana', 'a kind of their own', write('ana__wishes', fresh())),
  stops('ana', 'a made-up time', write('ana__courseDrafts', allowance({ count: 4 }))),
  stops('ana', 'counting from the beginning', commit(remove('allowances/ana__courseDrafts'))),
];

/** How many of each kind a person may start in a day. */
export const allowancesSuite: RulesSuite = {
  name: 'allowances',
  documents: {
    ...PEOPLE,
    'allowances/ana__courseDrafts': allowance(),
    'allowances/ana__resources': allowance({ count: 49 }),
    'allowances/bogdan__resources': allowance({ count: 50 }),
    'allowances/ana__enrollments': allowance({ ...OVER, count: 50 }),
    'allowances/bogdan__enrollments': allowance({ ...OVER, count: 50 }),
    'allowances/bogdan__reports': allowance(OVER),
  },
  cases,
};
