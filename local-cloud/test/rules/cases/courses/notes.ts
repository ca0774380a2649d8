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
const mine = 'users/ana/notes';

/** A passage of a lesson. */
export const passage = (changes: Fields = {}): Fields => ({
  quote: 'Apasă ușor',
  prefix: 'Întâi. ',
  suffix: ' pe toc.',
  locale: 'ro',
  ...changes,
});

/** A note as a learner writes it. */
export const note = (changes: Fields = {}): Fields => ({
  courseId: 'c1',
  lessonId: 'l1',
  courseTitle: { ro: 'Scriere' },
  lessonTitle: { ro: 'Tocul' },
  text: 'De reluat',
  rev: 1,
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});
const stored = (changes: Fields = {}) => note({ rev: 3, createdAt: earlier, updatedAt: earlier, ...changes });

const write = (uid: string, changes: Fields = {}) =>
  commit(set(`users/${uid}/notes/new`, note(changes)), counted(uid, 'notes', 'new'));
const edit = (changes: Fields, id = 'kept') =>
  commit(update(`${mine}/${id}`, { text: 'Altfel', rev: 4, updatedAt: NOW, ...changes }));

const reading = [
  lets('ana', 'a person list their notes', list(mine)),
  lets('ana', 'a person list those of a lesson', list(mine, ['courseId', 'EQUAL', 'c1'], ['lessonId', 'EQUAL', 'l1'])),
  lets('ana', 'a person read one of a course that they left', get(`${mine}/left`)),
  ...['bogdan', 'clara', 'root', undefined].flatMap((caller) => [
    stops(caller, 'somebody else listing them', list(mine)),
    stops(caller, 'somebody else reading one', get(`${mine}/kept`)),
    stops(caller, 'somebody else changing one', edit({})),
    stops(caller, 'somebody else deleting one', commit(remove(`${mine}/kept`))),
  ]),
];

const writing = [
  lets('ana', 'a learner note something', write('ana')),
  lets('ana', 'a learner note something at a second', write('ana', { second: 83 })),
  lets('ana', 'a learner mark a passage without a word', write('ana', { text: '', passage: passage() })),
  lets('clara', 'an author note something in their course', write('clara')),
  lets('ana', 'a person change a note', edit({})),
  lets('ana', 'a person change one of a course that they left', edit({}, 'left')),
  lets('ana', 'a person take a note from its second', edit({ second: undefined }, 'left')),
  lets('ana', 'a person delete a note', commit(remove(`${mine}/kept`))),
  stops('bogdan', 'somebody noting in a course that they do not take', write('bogdan')),
  stops('ana', 'a note in a course that they left', write('ana', { courseId: 'c2' })),
  stops('ana', 'a note in a course that is not there', write('ana', { courseId: 'none' })),
  stops('ana', 'a note in a lesson of another course', write('ana', { lessonId: 'l2' })),
  stops('ana', 'a lesson that is a way elsewhere', write('ana', { lessonId: 'l1/../../x' })),
  stops('clara', 'a note among those of another', write('ana')),
  stops('ana', 'a note that is not counted', commit(set(`${mine}/new`, note()))),
  stops('ana', 'an empty note', write('ana', { text: '' })),
  stops('ana', 'a note that nobody can see', write('ana', { text: ' \u200b\u2063 ' })),
  stops('ana', 'a passage that nobody can see', write('ana', { passage: passage({ quote: '\u200b' }) })),
  stops('ana', 'a passage with more in it', write('ana', { passage: passage({ html: '<b>' }) })),
  stops('ana', 'a passage in no language', write('ana', { passage: passage({ locale: 'xx' }) })),
  stops('ana', 'a second before the beginning', write('ana', { second: -1 })),
  stops('ana', 'a second after every end', write('ana', { second: 86_401 })),
  stops('ana', 'a part of a second', write('ana', { second: 1.5 })),
  stops('ana', 'a text that is none', write('ana', { text: ['x'] })),
  stops('ana', 'a field of their own', write('ana', { isPublic: true })),
  stops('ana', 'a made-up time', write('ana', { createdAt: earlier })),
  stops('ana', 'a change over a newer one', edit({ rev: 3 })),
  stops('ana', 'a note going to another lesson', edit({ lessonId: 'l2' })),
  stops('ana', 'a note becoming empty', edit({ text: '' })),
];

/** Notes are their person's alone: `ana` takes the course of `clara`, and has left another. */
export const notesSuite: RulesSuite = {
  name: 'notes',
  documents: {
    ...PEOPLE,
    'courses/c1': { ownerUid: 'clara', status: 'published', version: 2 },
    'courses/c1/versions/2/lessons/l1': { freePreview: false },
    'courses/c2': { ownerUid: 'clara', status: 'published', version: 1 },
    'courses/c2/versions/1/lessons/l1': { freePreview: false },
    'courses/c2/versions/1/lessons/l2': { freePreview: false },
    'enrollments/ana__c1': { uid: 'ana', status: 'active' },
    'enrollments/ana__c2': { uid: 'ana', status: 'withdrawn' },
    [`${mine}/kept`]: stored(),
    [`${mine}/left`]: stored({ courseId: 'c2', second: 5 }),
  },
  cases: [...reading, ...writing],
};
