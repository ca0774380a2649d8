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
import { PEOPLE } from '../people.ts';

const PATH = 'pushSubscriptions/p1';
const at = minutesFromNow(-5);
const document = {
  ...{ uid: 'ana', device: 'browser-of-ana-1', endpoint: 'https://push.example/1', signedInAt: at, addedAt: at },
  keys: { p256dh: 'public', auth: 'secret' },
};

/** The browsers that somebody is pushed to in: functions write them, and their person alone reads them. */
export const pushSubscriptionsSuite: RulesSuite = {
  name: 'push subscriptions',
  documents: { ...PEOPLE, [PATH]: document },
  cases: [
    lets('ana', 'a person read where they are pushed to', get(PATH)),
    lets('ana', 'a person list where they are pushed to', list('pushSubscriptions', ['uid', 'EQUAL', 'ana'])),
    ...['bogdan', 'root', undefined].flatMap((uid) => [
      stops(uid, 'reading where another is pushed to', get(PATH)),
      stops(uid, 'listing where another is pushed to', list('pushSubscriptions', ['uid', 'EQUAL', 'ana'])),
    ]),
    ...['ana', 'bogdan', 'root', undefined].flatMap((uid) => [
      stops(
        uid,
        'a subscription of the own making',
        commit(set('pushSubscriptions/p2', { ...document, uid: 'bogdan' })),
      ),
      stops(uid, 'another address', commit(update(PATH, { endpoint: 'https://169.254.169.254/' }))),
      stops(uid, 'taking a browser over', commit(update(PATH, { uid: 'bogdan' }))),
      stops(uid, 'a deletion', commit(remove(PATH))),
      stops(uid, 'a push', commit(set('pushes/x', { uid: 'ana', status: 'waiting' }))),
    ]),
  ],
};
