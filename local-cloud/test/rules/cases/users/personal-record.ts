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
const ACCEPTED = 'users/ana/acceptances/2026-11-24';
const KNOWN = 'knownSignIns/ana';

/** What others did with somebody’s account: functions write it, and its person alone reads it. */
export const personalRecordSuite: RulesSuite = {
  name: 'personal record',
  documents: {
    ...PEOPLE,
    [PATH]: record,
    [ACCEPTED]: { version: '2026-11-24', at: minutesFromNow(-5) },
    [KNOWN]: { email: 'ana@exemplu.ro', isProven: true, providers: [] },
  },
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
    lets('ana', 'a person read which terms they accepted', get(ACCEPTED)),
    lets(
      'ana',
      'a person list which terms they accepted',
      list('users/ana/acceptances', ['version', 'EQUAL', '2026-11-24']),
    ),
    ...['bogdan', 'root', undefined].map((uid) => stops(uid, 'reading which terms another accepted', get(ACCEPTED))),
    ...['ana', 'root', undefined].flatMap((uid) => [
      stops(uid, 'accepting terms at a moment of choice', commit(set('users/ana/acceptances/2026-11-23', record))),
      stops(uid, 'changing when terms were accepted', commit(update(ACCEPTED, { at: minutesFromNow(-99) }))),
      stops(uid, 'taking an acceptance back', commit(remove(ACCEPTED))),
    ]),
    ...['ana', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading what is known of how somebody signs in', get(KNOWN)),
      stops(uid, 'writing what is known of how somebody signs in', commit(update(KNOWN, { email: 'x@exemplu.ro' }))),
    ]),
  ],
};
