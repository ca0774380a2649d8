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
import { counted } from '../allowance.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-90);
const FOLDER = 'courses/c1/announcements';

/** An announcement as an author writes it. */
export const announcement = (changes: Fields = {}): Fields => ({
  authorUid: 'clara',
  status: 'draft',
  title: { ro: 'Lecție nouă', en: 'A new lesson' },
  text: { ro: 'De citit.' },
  rev: 1,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});
const stored = (status: string, changes: Fields = {}) =>
  announcement({ status, rev: 3, createdAt: earlier, updatedAt: earlier, ...changes });

const LEARNERS = 'courses/c1/learners';
const FIGURES = 'courses/c1/figures';
const kept = [
  ...['clara', 'dan'].flatMap((author) => [
    lets(author, 'an author read the roster', list(LEARNERS)),
    lets(author, 'an author read a line of it', get(`${LEARNERS}/ana`)),
    lets(author, 'an author read the figures', list(FIGURES, ['group', 'EQUAL', '.lessons'])),
  ]),
  ...['ana', 'bogdan', 'other', undefined].flatMap((caller) => [
    stops(caller, 'reading the roster', list(LEARNERS)),
    stops(caller, 'reading a line of it', get(`${LEARNERS}/ana`)),
    stops(caller, 'reading the figures', list(FIGURES)),
  ]),
  ...['ana', 'clara', 'dan', 'root'].flatMap((caller) => [
    stops(caller, 'reading what a person adds', get('courses/c1/shares/.lessons__ana')),
    stops(caller, 'reading how far a delivery is', get('courses/c1/deliveries/n1')),
    stops(caller, 'writing the roster', commit(update(`${LEARNERS}/ana`, { name: 'X' }))),
    stops(caller, 'writing the figures', commit(set(`${FIGURES}/.lessons__0`, { group: '.lessons', counts: {} }))),
    stops(caller, 'writing what a person adds', commit(set('courses/c1/shares/.lessons__ana', { keys: [] }))),
    stops(caller, 'starting a delivery', commit(set('courses/c1/deliveries/n2', { after: '', told: 0 }))),
    stops(
      caller,
      'telling a learner by themselves',
      commit(set('users/ana/notifications/n9', { type: 'course.announced' })),
    ),
  ]),
  stops('dan', 'an editor reading the roster of another course', list('courses/c2/learners')),
];

const reading = [
  lets('ana', 'a learner list what was sent', list(FOLDER, ['status', 'EQUAL', 'sent'])),
  lets('ana', 'a learner read what was sent', get(`${FOLDER}/sent`)),
  stops('ana', 'a learner reading a draft', get(`${FOLDER}/draft`)),
  stops('ana', 'a learner reading what was taken back', get(`${FOLDER}/withdrawn`)),
  stops('ana', 'a learner listing everything', list(FOLDER)),
  lets('clara', 'an author list everything', list(FOLDER)),
  lets('dan', 'an editor list everything', list(FOLDER)),
  ...['bogdan', undefined].flatMap((caller) => [
    stops(caller, 'somebody who does not learn reading what was sent', get(`${FOLDER}/sent`)),
    stops(caller, 'somebody who does not learn listing it', list(FOLDER, ['status', 'EQUAL', 'sent'])),
  ]),
  stops('ana', 'a learner reading what is sent in a suspended course', get('courses/off/announcements/sent')),
];

const write = (uid: string, changes: Fields = {}) =>
  commit(set(`${FOLDER}/new`, announcement({ authorUid: uid, ...changes })), counted(uid, 'announcements', 'new'));
const edit = (changes: Fields, id = 'draft') =>
  commit(update(`${FOLDER}/${id}`, { rev: 4, updatedAt: NOW, title: { ro: 'Altul' }, ...changes }));

const writing = [
  lets('clara', 'an author write an announcement', write('clara')),
  lets('dan', 'an editor write an announcement', write('dan')),
  lets('dan', 'an editor go on with it', edit({ authorUid: 'dan' })),
  lets('clara', 'an author take back what was sent', turn('sent', 'withdrawn')),
  stops('clara', 'one that is not counted', commit(set(`${FOLDER}/new`, announcement()))),
  stops('clara', 'one in the name of another', write('clara', { authorUid: 'dan' })),
  stops('clara', 'one that is sent at once', write('clara', { status: 'sent' })),
  stops('clara', 'one with a time of sending', write('clara', { sentAt: NOW })),
  stops('clara', 'a draft sent past the server', edit({ status: 'sent' })),
  stops('clara', 'a draft with a time of sending', edit({ sentAt: NOW })),
  stops('clara', 'a draft saved over a newer one', edit({ rev: 3 })),
  stops('clara', 'a draft with another beginning', edit({ createdAt: NOW })),
  stops('clara', 'other words in what was sent', edit({}, 'sent')),
  stops('clara', 'what was taken back sent again', turn('withdrawn', 'sent')),
  stops('clara', 'deleting what was sent', commit(remove(`${FOLDER}/sent`))),
  lets('clara', 'an author delete a draft', commit(remove(`${FOLDER}/draft`))),
  ...['ana', 'bogdan', 'root', undefined].flatMap((caller) => [
    stops(caller, 'somebody else writing an announcement', write(caller ?? 'ana')),
    stops(caller, 'somebody else changing one', edit({ authorUid: caller ?? 'ana' })),
    stops(caller, 'somebody else taking one back', turn('sent', 'withdrawn')),
    stops(caller, 'somebody else deleting one', commit(remove(`${FOLDER}/draft`))),
  ]),
  stops(
    'clara',
    'an announcement in a course of another',
    commit(set('courses/c2/announcements/new', announcement()), counted('clara', 'announcements', 'new')),
  ),
];

function turn(id: string, status: string) {
  return commit(update(`${FOLDER}/${id}`, { status, updatedAt: NOW }));
}

const course = (ownerUid: string, status: string): Fields => ({ ownerUid, status, version: 1 });
const enrollment = (courseId: string): Fields => ({ uid: 'ana', courseId, status: 'active' });

/** What the authors of a course know of its learners, and what they tell them. */
export const teachingSuite: RulesSuite = {
  name: 'teaching',
  documents: {
    ...PEOPLE,
    'courses/c1': course('clara', 'published'),
    'courseDrafts/c1': { ownerUid: 'clara', editorUids: ['dan'] },
    'courses/c2': course('bogdan', 'published'),
    'courses/off': course('clara', 'suspended'),
    'enrollments/ana__c1': enrollment('c1'),
    'enrollments/ana__off': enrollment('off'),
    [`${LEARNERS}/ana`]: { name: 'Ana' },
    [`${FIGURES}/.lessons__0`]: { group: '.lessons', counts: {} },
    'courses/c1/shares/.lessons__ana': { keys: [] },
    'courses/c1/deliveries/n1': { after: '', told: 0 },
    [`${FOLDER}/draft`]: stored('draft'),
    [`${FOLDER}/sent`]: stored('sent', { sentAt: earlier }),
    [`${FOLDER}/withdrawn`]: stored('withdrawn', { sentAt: earlier }),
    'courses/off/announcements/sent': stored('sent', { sentAt: earlier }),
  },
  cases: [...kept, ...reading, ...writing],
};
