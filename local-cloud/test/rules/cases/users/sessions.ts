import { commit, get, lets, list, minutesFromNow, type RulesSuite, remove, set, stops } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'sessions/ana';
const at = minutesFromNow(-5);
const sessions = [{ id: 'browser-of-ana-1', browser: 'firefox', system: 'linux', startedAt: at, usedAt: at }];
const document = { uid: 'ana', sessions };

/** Where somebody is signed in: functions write it, and its person and administrators read it. */
export const sessionsSuite: RulesSuite = {
  name: 'sessions',
  documents: { ...PEOPLE, [PATH]: document },
  cases: [
    lets('ana', 'a person read where they are signed in', get(PATH)),
    lets('bogdan', 'a person learn that nothing was noted yet', get('sessions/bogdan')),
    lets('root', 'an administrator read where somebody is signed in', get(PATH)),
    ...['bogdan', 'barred', undefined].map((uid) => stops(uid, 'reading where another is signed in', get(PATH))),
    ...['ana', 'root', undefined].flatMap((uid) => [
      stops(uid, 'listing sessions', list('sessions', ['uid', 'EQUAL', 'ana'])),
      stops(uid, 'a list of the own making', commit(set(PATH, { ...document, sessions: [] }))),
      stops(uid, 'a deletion', commit(remove(PATH))),
    ]),
  ],
};
