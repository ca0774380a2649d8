import { commit, get, lets, list, minutesFromNow, type RulesSuite, remove, set, stops, update } from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const PATH = 'dataRequests/ana__export';
const request = { uid: 'ana', status: 'ready', askedAt: minutesFromNow(-5), expiresAt: minutesFromNow(60), bytes: 9 };
const MISSING = 'dataRequests/bogdan__export';

/** Copies of one's data: functions write them; nobody but their person learns that there is one. */
export const dataRequestsSuite: RulesSuite = {
  name: 'copies of one’s data',
  documents: { ...PEOPLE, [PATH]: request },
  cases: [
    lets('ana', 'reading one’s own request', get(PATH)),
    lets('bogdan', 'learning that one has asked for none', get(MISSING)),
    ...['bogdan', 'root', undefined].map((uid) => stops(uid, 'reading another’s request', get(PATH))),
    ...['ana', 'root'].flatMap((uid) => [
      stops(uid, 'listing requests', list('dataRequests', ['uid', 'EQUAL', 'ana'])),
      stops(uid, 'a request of the own making', commit(set(`dataRequests/${uid}__export2`, { ...request, uid }))),
      stops(uid, 'keeping the copy for longer', commit(update(PATH, { expiresAt: minutesFromNow(99_999) }))),
      stops(uid, 'a deletion', commit(remove(PATH))),
    ]),
  ],
};
