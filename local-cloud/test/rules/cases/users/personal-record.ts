import {
  commit,
  get,
  lets,
  list,
  minutesFromNow,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'users/ana/record/e1';
const record = { at: minutesFromNow(-5), by: 'administrator', acts: [{ act: 'account.seen' }] };
const all = list('users/ana/record', ['by', 'EQUAL', 'administrator']);
const KNOWN = 'knownSignIns/ana';

/** What others did with somebody’s account: functions write it, and its person alone reads it. */
export const personalRecordSuite: RulesSuite = {
  name: 'personal record',
  documents: { ...PEOPLE, [PATH]: record, [KNOWN]: { email: 'ana@exemplu.ro', isProven: true, providers: [] } },
  cases: [
    lets('ana', 'a person read what was done to their account', get(PATH)),
    lets('ana', 'a person list what was done to their account', all),
    ...['bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading what was done to another’s account', get(PATH)),
      stops(uid, 'listing what was done to another’s account', all),
      stops(uid, 'writing into another’s record', commit(set('users/ana/record/e2', record))),
    ]),
    stops('ana', 'a record of the own making', commit(set('users/ana/record/e2', record))),
    stops('ana', 'changing what was done', commit(update(PATH, { by: 'self' }))),
    stops('ana', 'deleting what was done', commit(remove(PATH))),
    stops('root', 'an administrator deleting what they did', commit(remove(PATH))),
    stops(
      'root',
      'noting a look without the function',
      commit(set('auditEvents/e2', auditEvent('user.viewed', 'users/ana', {}))),
    ),
    ...['ana', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading what is known of how somebody signs in', get(KNOWN)),
      stops(uid, 'writing what is known of how somebody signs in', commit(update(KNOWN, { email: 'x@exemplu.ro' }))),
    ]),
  ],
};
