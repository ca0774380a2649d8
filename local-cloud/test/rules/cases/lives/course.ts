import { type CourseStatus, courseLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, remove, set, update } from '../../rules-case.ts';

const course = (status: CourseStatus) => ({ ownerUid: 'ana', status, version: 2, lessonCount: 1 });

/** Courses as people see them, which nobody writes past the server. */
export const courseLife: Life<CourseStatus, 'server'> = {
  what: 'a course',
  lifecycle: courseLifecycle,
  callers: {},
  others: ['ana', 'bogdan', 'clara', 'root', undefined],
  stored: (_, state) => ({ [`courses/${state}`]: course(state) }),
  start: (_, state) => commit(set('courses/new', course(state))),
  move: (_, from, to) => commit(update(`courses/${from}`, { status: to })),
  edit: (_, state) => commit(update(`courses/${state}`, { version: 3 })),
  remove: (_, state) => commit(remove(`courses/${state}`)),
};
