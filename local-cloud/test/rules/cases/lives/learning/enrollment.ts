import { type EnrollmentStatus, enrollmentLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../../rules-case.ts';
import { counted } from '../../allowance.ts';

const earlier = minutesFromNow(-90);
const course = { ownerUid: 'clara', status: 'published', version: 2, lessonCount: 3 };
const LESSONS = ['l1', 'l2', 'l3'];
const enrollment = (courseId: string, status: EnrollmentStatus, changes: Fields): Fields => ({
  uid: 'ana',
  courseId,
  courseOwnerUid: 'clara',
  courseVersion: 2,
  lessonIds: LESSONS,
  status,
  ...changes,
});
const PLACE = { lessonId: 'l1', positionSec: 12.5, locale: 'ro' };
const pathOf = (state: EnrollmentStatus) => `enrollments/ana__${state}`;

/** Every enrolment has all lessons done, so that only the state decides. */
export const enrollmentLife: Life<EnrollmentStatus, 'learner'> = {
  what: 'an enrolment',
  lifecycle: enrollmentLifecycle,
  callers: { learner: 'ana' },
  others: ['bogdan', 'clara', 'root', undefined],
  stored: (_, state) => ({
    'courses/new': course,
    'courses/new/versions/2': { lessonIds: LESSONS },
    [`courses/${state}`]: course,
    [`courses/${state}/versions/2`]: { lessonIds: LESSONS },
    [pathOf(state)]: enrollment(state, state, {
      enrolledAt: earlier,
      updatedAt: earlier,
      progress: { completed: 3, total: 3, pct: 100 },
    }),
  }),
  start: (_, state) =>
    commit(
      set(
        'enrollments/ana__new',
        enrollment('new', state, { enrolledAt: NOW, updatedAt: NOW, progress: { completed: 0, total: 3, pct: 0 } }),
      ),
      counted('ana', 'enrollments', 'ana__new'),
    ),
  move: (_, from, to) => commit(update(pathOf(from), { status: to, updatedAt: NOW })),
  edit: (_, state) => commit(update(pathOf(state), { last: { ...PLACE, at: NOW }, updatedAt: NOW })),
  remove: (_, state) => commit(remove(pathOf(state))),
};
