import { commit, get, lets, minutesFromNow, type RulesSuite, remove, set, stops, update } from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'users/ana/learned/lessons';
const learned = { lessons: { 'c1/l1': { at: minutesFromNow(-5), seconds: 300 } } };

/** What a person has learned: functions write it, and its person alone reads it. */
export const learnedSuite: RulesSuite = {
  name: 'what was learned',
  documents: { ...PEOPLE, [PATH]: learned },
  cases: [
    lets('ana', 'a person read what they have learned', get(PATH)),
    lets('bogdan', 'a person read that they have learned nothing yet', get('users/bogdan/learned/lessons')),
    ...['bogdan', 'root', undefined].map((uid) => stops(uid, 'reading what another has learned', get(PATH))),
    ...['ana', 'bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'learning without a lesson', commit(set(PATH, learned))),
      stops(uid, 'learning for the first time without a lesson', commit(set('users/ana/learned/more', learned))),
      stops(uid, 'changing what was learned', commit(update(PATH, { lessons: {} }))),
      stops(uid, 'forgetting what was learned', commit(remove(PATH))),
    ]),
  ],
};
