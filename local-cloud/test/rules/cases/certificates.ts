import { commit, get, lets, list, minutesFromNow, type RulesSuite, remove, set, stops, update } from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const PATH = 'certificates/c1';
const certificate = {
  uid: 'ana',
  courseId: 'k1',
  courseVersion: 1,
  learnerName: 'Ana',
  courseTitle: { ro: 'Curs' },
  status: 'valid',
  reissue: 0,
  credential: '{}',
  issuedAt: minutesFromNow(-5),
  updatedAt: minutesFromNow(-5),
};
const own = list('certificates', ['uid', 'EQUAL', 'ana']);
const byName = list('certificates', ['searchKeys', 'ARRAY_CONTAINS', 'ana']);

/** Certificates: functions issue and revoke them; their person and administrators read the stored ones. */
export const certificatesSuite: RulesSuite = {
  name: 'certificates',
  documents: { ...PEOPLE, [PATH]: certificate, 'issuers/did_key_z6Mk': { did: 'did:key:z6Mk' } },
  cases: [
    ...['ana', 'root'].flatMap((uid) => [
      lets(uid, 'reading one’s own certificate, or any as administrator', get(PATH)),
      lets(uid, 'listing them', own),
    ]),
    ...['bogdan', undefined].flatMap((uid) => [
      stops(uid, 'reading another’s certificate past its page', get(PATH)),
      stops(uid, 'listing another’s certificates', own),
    ]),
    lets('root', 'an administrator list all', list('certificates')),
    stops('ana', 'listing everybody’s', list('certificates')),
    lets('root', 'an administrator find some by name', byName),
    stops('ana', 'finding others’', byName),
    ...['ana', 'bogdan', 'root'].flatMap((uid) => [
      stops(uid, 'one of the own making', commit(set('certificates/c2', { ...certificate, uid }))),
      stops(uid, 'another name', commit(update(PATH, { learnerName: 'Altcineva' }))),
      stops(uid, 'another state', commit(update(PATH, { status: 'revoked' }))),
      stops(uid, 'a deletion', commit(remove(PATH))),
      stops(uid, 'an issuer of the own making', commit(set('issuers/mine', { did: 'did:key:z6Mm' }))),
      stops(uid, 'reading what only functions need', get('issuers/did_key_z6Mk')),
    ]),
  ],
};
