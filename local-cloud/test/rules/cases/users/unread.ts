import { commit, get, lets, minutesFromNow, type RulesSuite, remove, set, stops, update } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'users/ana/unread/notifications';
const unread = { count: 3, newestAt: minutesFromNow(-5) };

/** How many notifications wait to be read by a person: functions count them, and the person alone reads it. */
export const unreadSuite: RulesSuite = {
  name: 'what waits to be read',
  documents: { ...PEOPLE, [PATH]: unread },
  cases: [
    lets('ana', 'a person read how much waits', get(PATH)),
    lets('bogdan', 'a person read that nothing waits', get('users/bogdan/unread/notifications')),
    ...['bogdan', 'root', undefined].map((uid) => stops(uid, 'reading how much waits for another', get(PATH))),
    ...['ana', 'bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'counting for themselves', commit(set(PATH, unread))),
      stops(uid, 'counting something else', commit(set('users/ana/unread/more', unread))),
      stops(uid, 'changing how much waits', commit(update(PATH, { count: 0 }))),
      stops(uid, 'hiding that something waits', commit(remove(PATH))),
    ]),
  ],
};
