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

const LESSONS = ['l1', 'l2', 'l3'];
const VERSION = { lessonIds: LESSONS };
const progress = (completed: number, total: number, pct: number) => ({ completed, total, pct });
const enrollment = (changes: Fields = {}): Fields => ({
  id: 'ana__live',
  uid: 'ana',
  courseId: 'live',
  courseOwnerUid: 'clara',
  courseVersion: 2,
  lessonIds: LESSONS,
  status: 'active',
  enrolledAt: NOW,
  updatedAt: NOW,
  progress: progress(0, 3, 0),
  ...changes,
});
const earlier = minutesFromNow(-90);
const stored = (changes: Fields = {}) => enrollment({ enrolledAt: earlier, updatedAt: earlier, ...changes });
const enrolled = counted('ana', 'enrollments', 'ana__live');
const enrol = (changes: Fields = {}) => commit(set('enrollments/ana__live', enrollment(changes)), enrolled);
const going = (changes: Fields) => commit(update('enrollments/ana__going', { updatedAt: NOW, ...changes }));
const lesson = (lessonId: string, changes: Fields = {}) => ({
  lessonId,
  state: 'in_progress',
  positionSec: 12.5,
  updatedAt: NOW,
  ...changes,
});
const last = { lessonId: 'l1', positionSec: 12.5, locale: 'ro', at: NOW };

const reading = [
  lets('ana', 'a learner read the own enrolment', get('enrollments/ana__going')),
  lets('ana', 'a learner ask for an enrolment that is not there', get('enrollments/ana__live')),
  lets('ana', 'a learner list the own enrolments', list('enrollments', ['uid', 'EQUAL', 'ana'])),
  stops('clara', 'an author listing enrolments', list('enrollments', ['courseOwnerUid', 'EQUAL', 'clara'])),
  stops('clara', 'an author reading an enrolment', get('enrollments/ana__going')),
  stops(
    'clara',
    'an author reading how far a learner is in each lesson',
    list('enrollments/ana__going/lessonProgress'),
  ),
  lets('root', 'an administrator list enrolments', list('enrollments')),
  stops('bogdan', 'a person reading the enrolment of another', get('enrollments/ana__going')),
  stops('bogdan', 'a person listing the enrolments of another', list('enrollments', ['uid', 'EQUAL', 'ana'])),
  stops('bogdan', 'a person listing who learns', list('enrollments', ['courseId', 'EQUAL', 'live'])),
  stops('bogdan', 'a person reading the progress of another', list('enrollments/ana__going/lessonProgress')),
  stops(undefined, 'a visitor asking whether somebody is enrolled', get('enrollments/ana__live')),
];

const enrolling = [
  lets('ana', 'a person enrol in a published course', enrol()),
  lets('ana', 'a person enrol with nothing said of any lesson', enrol({ lessonStates: {} })),
  stops('ana', 'an enrolment that says a lesson is done', enrol({ lessonStates: { l1: 'd' } })),
  stops('ana', 'an enrolment that names a lesson as said', enrol({ lessonStates: {}, stated: 'l1' })),
  stops('ana', 'an enrolment that is not counted', commit(set('enrollments/ana__live', enrollment()))),
  stops(undefined, 'a visitor enrolling', enrol()),
  stops('bogdan', 'a person enrolling another', enrol()),
  stops(
    'ana',
    'an enrolment under an id of another',
    commit(
      set('enrollments/bogdan__live', enrollment({ id: 'bogdan__live' })),
      counted('ana', 'enrollments', 'bogdan__live'),
    ),
  ),
  stops('ana', 'an enrolment that is complete at once', enrol({ status: 'completed', progress: progress(3, 3, 100) })),
  stops('ana', 'an enrolment with progress', enrol({ progress: progress(1, 3, 33) })),
  stops('ana', 'an enrolment with a shorter course', enrol({ progress: progress(0, 1, 0) })),
  stops('ana', 'an enrolment that names another author', enrol({ courseOwnerUid: 'ana' })),
  stops('ana', 'an enrolment that counts fewer lessons', enrol({ lessonIds: ['l1'] })),
  stops('ana', 'an enrolment in another version', enrol({ courseVersion: 1 })),
  stops('ana', 'an enrolment with a made-up time', enrol({ enrolledAt: earlier })),
  stops('ana', 'an enrolment with a certificate', enrol({ certificateId: 'c1' })),
  stops('ana', 'an enrolment that says something of its course', enrol({ course: { title: { ro: 'Alt titlu' } } })),
  stops(
    'ana',
    'an enrolment in a course that is not published',
    commit(
      set('enrollments/ana__hidden', enrollment({ id: 'ana__hidden', courseId: 'hidden' })),
      counted('ana', 'enrollments', 'ana__hidden'),
    ),
  ),
];

const learning = [
  lets('ana', 'a learner save where they stopped', going({ last })),
  lets('ana', 'a learner withdraw', going({ status: 'withdrawn' })),
  stops('ana', 'a course completed after one of three lessons', going({ status: 'completed' })),
  stops('ana', 'a course made shorter', going({ status: 'completed', progress: progress(1, 1, 100) })),
  stops('ana', 'a course without lessons completed', going({ status: 'completed', progress: progress(0, 0, 0) })),
  stops('ana', 'a learner changing what their enrolment says of its course', going({ course: null })),
  stops('ana', 'a learner choosing which lessons count', going({ lessonIds: ['l1'] })),
  stops('ana', 'more lessons done than there are', going({ progress: progress(4, 3, 100) })),
  stops('ana', 'progress moved to another course', going({ courseId: 'other' })),
  stops('ana', 'an enrolment given to another', going({ uid: 'bogdan' })),
  stops('clara', 'an author changing the progress of a learner', going({ progress: progress(3, 3, 100) })),
  stops(
    'ana',
    'a suspended learner coming back',
    commit(update('enrollments/ana__off', { status: 'active', updatedAt: NOW })),
  ),
  stops('ana', 'deleting an enrolment', commit(remove('enrollments/ana__going'))),
];

const progressOf = (id: string, lessonId: string, changes: Fields = {}) =>
  commit(set(`enrollments/${id}/lessonProgress/${lessonId}`, lesson(lessonId, changes)));

const READ = { locale: 'en', readLocale: 'ro' };
const finishing = (changes: Fields) =>
  commit(
    set(
      'enrollments/ana__going/lessonProgress/l1',
      lesson('l1', { state: 'completed', startedAt: earlier, ...changes }),
    ),
    update('enrollments/ana__going', { progress: progress(2, 3, 66), counted: 'l1', updatedAt: NOW }),
  );

const lessons = [
  lets('ana', 'a learner record a lesson', progressOf('ana__going', 'l2')),
  stops('bogdan', 'progress in the enrolment of another', progressOf('ana__going', 'l2')),
  stops('ana', 'progress after withdrawing', progressOf('ana__left', 'l2')),
  stops('ana', 'progress in a lesson of no such course', progressOf('ana__going', 'l99')),
  stops('ana', 'progress with a made-up time', progressOf('ana__going', 'l2', { updatedAt: earlier })),
  stops('ana', 'progress in an unknown state', progressOf('ana__going', 'l2', { state: 'passed' })),
  stops('ana', 'progress before the start', progressOf('ana__going', 'l2', { positionSec: -1 })),
  lets('ana', 'a learner say when and in which language', progressOf('ana__going', 'l2', { startedAt: NOW, ...READ })),
  lets('ana', 'a learner finish later', finishing({ completedAt: NOW })),
  lets('ana', 'a learner read on in another language', progressOf('ana__going', 'l1', { startedAt: earlier, ...READ })),
  stops('ana', 'a beginning before it was', progressOf('ana__going', 'l2', { startedAt: earlier })),
  stops('ana', 'a beginning that is no time', progressOf('ana__going', 'l2', { startedAt: 'yesterday' })),
  stops('ana', 'a beginning moved back', progressOf('ana__going', 'l1', { startedAt: minutesFromNow(-500) })),
  stops('ana', 'an end before it was', finishing({ completedAt: earlier })),
  stops('ana', 'a language that is none', progressOf('ana__going', 'l2', { locale: 'ro:ro:99' })),
  stops('ana', 'a lesson read in no language', progressOf('ana__going', 'l2', { readLocale: null })),
];

const of = (courseId: string, changes: Fields = {}) => stored({ id: `ana__${courseId}`, courseId, ...changes });

/** Enrolments: one per person and course, moved on by the learner alone. */
export const enrollmentsSuite: RulesSuite = {
  name: 'enrollments',
  documents: {
    ...PEOPLE,
    'courses/live': { ownerUid: 'clara', status: 'published', version: 2, lessonCount: 3 },
    'courses/live/versions/2': VERSION,
    'courses/hidden/versions/2': VERSION,
    'courses/going': { ownerUid: 'clara', status: 'published', version: 2, lessonCount: 3 },
    'courses/going/versions/2/lessons/l1': { freePreview: false },
    'courses/going/versions/2/lessons/l2': { freePreview: false },
    'courses/left': { ownerUid: 'clara', status: 'published', version: 2, lessonCount: 3 },
    'courses/left/versions/2/lessons/l2': { freePreview: false },
    'courses/hidden': { ownerUid: 'clara', status: 'unlisted', version: 2, lessonCount: 3 },
    'enrollments/ana__going': of('going', { progress: progress(1, 3, 33) }),
    'enrollments/ana__going/lessonProgress/l1': lesson('l1', { updatedAt: earlier, startedAt: earlier }),
    'enrollments/ana__left': of('left', { status: 'withdrawn' }),
    'enrollments/ana__off': of('off', { status: 'suspended' }),
  },
  cases: [...reading, ...enrolling, ...learning, ...lessons],
};
