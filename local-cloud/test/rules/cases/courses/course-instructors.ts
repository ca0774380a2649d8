import {
  commit,
  type Fields,
  get,
  lets,
  list,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../../rules-case.ts';
import { PEOPLE } from '../people.ts';

const PATH = 'courseInstructors/c1__ana';
const place = (changes: Fields = {}): Fields => ({
  ...{ courseId: 'c1', ownerUid: 'clara', ownerName: 'Persoana clara', title: { ro: 'Caligrafie' }, baseLocale: 'ro' },
  ...{ uid: 'ana', name: 'Persoana ana', status: 'invited', updatedAt: minutesFromNow(-5) },
  ...changes,
});

/** Instructors whom authors have named: both sides read it, and functions alone write it. */
export const courseInstructorsSuite: RulesSuite = {
  name: 'instructors of courses',
  documents: { ...PEOPLE, [PATH]: place() },
  cases: [
    lets('ana', 'a person read that they were named', get(PATH)),
    lets('ana', 'a person list what they were named for', list('courseInstructors', ['uid', 'EQUAL', 'ana'])),
    lets(
      'clara',
      'an author list whom they have named',
      list('courseInstructors', ['ownerUid', 'EQUAL', 'clara'], ['courseId', 'EQUAL', 'c1']),
    ),
    lets('root', 'an administrator read it', get(PATH)),
    ...['bogdan', undefined].flatMap((uid) => [
      stops(uid, 'reading who was named', get(PATH)),
      stops(uid, 'listing who was named', list('courseInstructors', ['courseId', 'EQUAL', 'c1'])),
    ]),
    stops('ana', 'agreeing without the function', commit(update(PATH, { status: 'accepted', updatedAt: NOW }))),
    stops('clara', 'agreeing for another', commit(update(PATH, { status: 'accepted', updatedAt: NOW }))),
    stops(
      'bogdan',
      'naming oneself',
      commit(set('courseInstructors/c1__bogdan', place({ uid: 'bogdan', status: 'accepted' }))),
    ),
    stops(
      'clara',
      'naming somebody who agrees unasked',
      commit(set('courseInstructors/c1__bogdan', place({ uid: 'bogdan', status: 'accepted' }))),
    ),
    stops(
      'root',
      'an administrator naming somebody',
      commit(set('courseInstructors/c1__bogdan', place({ uid: 'bogdan' }))),
    ),
    stops('ana', 'deleting it, after which one would be asked again', commit(remove(PATH))),
    stops('clara', 'an author deleting it', commit(remove(PATH))),
  ],
};
