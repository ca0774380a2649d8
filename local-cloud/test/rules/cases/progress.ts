import {
  commit,
  type Fields,
  lets,
  minutesFromNow,
  NOW,
  type RulesSuite,
  remove,
  set,
  stops,
  update,
} from '../rules-case.ts';
import { PEOPLE } from './people.ts';

const earlier = minutesFromNow(-90);
const progress = (completed: number, total: number, pct: number) => ({ completed, total, pct });
const enrollment = (courseId: string, changes: Fields = {}): Fields => ({
  uid: 'ana',
  courseId,
  courseOwnerUid: 'clara',
  courseVersion: 1,
  status: 'active',
  enrolledAt: earlier,
  updatedAt: earlier,
  progress: progress(1, 3, 33),
  ...changes,
});
const lesson = (lessonId: string, state = 'completed', updatedAt: unknown = NOW) => ({
  lessonId,
  state,
  positionSec: 0,
  updatedAt,
});
const course = (status: string, lessonCount = 3) => ({ ownerUid: 'clara', status, version: 2, lessonCount });

const counts = (completed: number, pct: number, lessonId: string, changes: Fields = {}) =>
  update('enrollments/ana__going', {
    progress: progress(completed, 3, pct),
    counted: lessonId,
    updatedAt: NOW,
    ...changes,
  });
const marks = (lessonId: string, state?: string) =>
  set(`enrollments/ana__going/lessonProgress/${lessonId}`, lesson(lessonId, state));
const last = (changes: Fields = {}) =>
  update('enrollments/ana__nearly', {
    progress: progress(3, 3, 100),
    counted: 'l3',
    status: 'completed',
    updatedAt: NOW,
    ...changes,
  });

const counting = [
  lets('ana', 'a learner finish a lesson', commit(marks('l2'), counts(2, 66, 'l2'))),
  lets('ana', 'a learner open a finished lesson again', commit(marks('l1', 'in_progress'), counts(0, 0, 'l1'))),
  lets('ana', 'a learner begin a lesson', commit(marks('l2', 'in_progress'))),
  lets(
    'ana',
    'a learner finish the last lesson and so the course',
    commit(set('enrollments/ana__nearly/lessonProgress/l3', lesson('l3')), last()),
  ),
  stops('ana', 'a count without a lesson', commit(counts(2, 66, 'l2'))),
  stops('ana', 'a count for a lesson that is done already', commit(marks('l1'), counts(2, 66, 'l1'))),
  stops('ana', 'a count for a lesson that is only begun', commit(marks('l2', 'in_progress'), counts(2, 66, 'l2'))),
  stops('ana', 'a count for a lesson of no such course', commit(marks('l9'), counts(2, 66, 'l9'))),
  stops('ana', 'a lesson done that is not counted', commit(marks('l2'))),
  stops('ana', 'a lesson done while another is counted', commit(marks('l2'), marks('l3'), counts(2, 66, 'l3'))),
  stops('ana', 'two lessons counted with one write', commit(marks('l2'), marks('l3'), counts(3, 100, 'l3'))),
  stops('ana', 'one lesson counted twice in a batch', commit(marks('l2'), counts(2, 66, 'l2'), counts(3, 100, 'l2'))),
  stops('ana', 'a lesson opened again and still counted', commit(marks('l1', 'in_progress'))),
  stops('ana', 'lessons done taken from the count to be done again', commit(counts(0, 0, 'l1'))),
  stops('ana', 'a state of a lesson taken away', commit(remove('enrollments/ana__going/lessonProgress/l1'))),
  stops('ana', 'more per cent than lessons', commit(marks('l2'), counts(2, 100, 'l2'))),
  stops(
    'ana',
    'a course made shorter on the way',
    commit(marks('l2'), counts(2, 100, 'l2', { progress: progress(2, 2, 100) })),
  ),
  stops('ana', 'a per cent without lessons', commit(counts(1, 99, 'l1'))),
  stops('ana', 'a course completed by its last lesson alone', commit(last())),
  stops('bogdan', 'another person counting', commit(marks('l2'), counts(2, 66, 'l2'))),
  stops('clara', 'the author of the course counting', commit(marks('l2'), counts(2, 66, 'l2'))),
];

const rejoin = (courseId: string, changes: Fields = {}) =>
  commit(
    update(`enrollments/ana__${courseId}`, {
      status: 'active',
      courseVersion: 2,
      progress: progress(1, 4, 25),
      updatedAt: NOW,
      ...changes,
    }),
  );

const rejoining = [
  lets('ana', 'who left come back to the course as it is now, with what was done', rejoin('left')),
  stops('ana', 'who left coming back with more done', rejoin('left', { progress: progress(2, 4, 50) })),
  stops('ana', 'who left coming back to the course as it was', rejoin('left', { courseVersion: 1 })),
  stops('ana', 'who left coming back to a shorter course', rejoin('left', { progress: progress(1, 1, 100) })),
  stops('ana', 'who left coming back as if just enrolled', rejoin('left', { enrolledAt: NOW })),
  stops('ana', 'who left coming back with the course completed', rejoin('left', { status: 'completed' })),
  stops('ana', 'who left coming back to an archived course', rejoin('archived')),
  stops('ana', 'who left coming back to a suspended course', rejoin('suspended')),
  stops('ana', 'who left coming back to an unlisted course', rejoin('unlisted')),
  stops('ana', 'who left coming back to a course that is gone', rejoin('gone')),
];

const left = enrollment('left', { status: 'withdrawn' });

/** What a learner has done: the count and the lessons agree, whichever way it is written. */
export const progressSuite: RulesSuite = {
  name: 'progress',
  documents: {
    ...PEOPLE,
    'courses/going': course('published'),
    'courses/going/lessons/l1': { freePreview: false },
    'courses/going/lessons/l2': { freePreview: false },
    'courses/going/lessons/l3': { freePreview: false },
    'courses/nearly': course('published'),
    'courses/nearly/lessons/l3': { freePreview: false },
    'courses/left': course('published', 4),
    'courses/archived': course('archived', 4),
    'courses/suspended': course('suspended', 4),
    'courses/unlisted': course('unlisted', 4),
    'enrollments/ana__going': enrollment('going'),
    'enrollments/ana__going/lessonProgress/l1': lesson('l1', 'completed', earlier),
    'enrollments/ana__nearly': enrollment('nearly', { progress: progress(2, 3, 66) }),
    'enrollments/ana__left': left,
    'enrollments/ana__archived': { ...left, courseId: 'archived' },
    'enrollments/ana__suspended': { ...left, courseId: 'suspended' },
    'enrollments/ana__unlisted': { ...left, courseId: 'unlisted' },
    'enrollments/ana__gone': { ...left, courseId: 'gone' },
  },
  cases: [...counting, ...rejoining],
};
