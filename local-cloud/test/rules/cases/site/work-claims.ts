import {
  commit,
  type Fields,
  get,
  lets,
  list,
  MinutesAgo,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
} from '../../rules-case.ts';
import { PEOPLE, profile } from '../people.ts';

const claim = (uid: string, changes: Fields = {}): Fields => ({ uid, name: `Persoana ${uid}`, at: NOW, ...changes });
const claims = (work: string, uid = 'root', changes: Fields = {}) =>
  commit(set(`workClaims/${work}`, claim(uid, changes)));

/** Who deals with what waits: administrators tell each other. */
export const workClaimsSuite: RulesSuite = {
  name: 'claims of work',
  documents: {
    ...PEOPLE,
    'users/other': profile('other', { isAdmin: true }),
    'workClaims/course__taken': claim('other', { at: new MinutesAgo(20) }),
    'workClaims/course__forgotten': claim('other', { at: new MinutesAgo(70) }),
    'workClaims/course__own': claim('root', { at: new MinutesAgo(20) }),
  },
  cases: [
    lets('root', 'an administrator see who deals with what', list('workClaims')),
    stops('ana', 'a person seeing it', get('workClaims/course__own')),
    stops(undefined, 'a visitor listing it', list('workClaims')),
    lets('root', 'an administrator take a thing that nobody has', claims('course__free')),
    lets('root', 'an administrator renew a claim', claims('course__own')),
    lets('root', 'an administrator take a thing that was forgotten', claims('course__forgotten')),
    lets('root', 'an administrator give a thing up', commit(remove('workClaims/course__own'))),
    stops('root', 'an administrator taking what another one has', claims('course__taken')),
    stops('root', 'an administrator taking it away from another one', commit(remove('workClaims/course__taken'))),
    stops('ana', 'a person claiming work', claims('course__free', 'ana')),
    stops('root', 'a claim in the name of another administrator', claims('course__free', 'other')),
    stops('root', 'a claim under an invented name', claims('course__free', 'root', { name: 'Directorul' })),
    stops('root', 'a claim that holds for longer', claims('course__free', 'root', { at: new MinutesAgo(-600) })),
    stops('root', 'a claim with other words in it', claims('course__free', 'root', { note: 'X' })),
    stops('root', 'a claim of nothing', claims('free')),
  ],
};
