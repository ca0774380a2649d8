import { type CourseStatus, courseLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, remove, set, update } from '../../rules-case.ts';
import { auditEvent } from '../audit-event.ts';

type Role = (typeof courseLifecycle.roles)[number];

const REASON = { note: 'Nu e al tău.', locale: 'ro' };
const suspensionIn = (status: CourseStatus) => (status === 'suspended' ? REASON : undefined);
const pathOf = (role: Role, state: CourseStatus) => `courses/${role}-${state}`;
const course = (status: CourseStatus) => ({
  ownerUid: 'ana',
  status,
  version: 2,
  lessonCount: 1,
  ...(suspensionIn(status) && { suspension: suspensionIn(status) }),
});

/** An administrator's move is on record, and a course is suspended with a reason. */
function decided(from: CourseStatus, to: CourseStatus) {
  const suspension: [unknown, unknown] = [suspensionIn(from) ?? null, suspensionIn(to) ?? null];
  const isTold = suspension[0] !== suspension[1];
  return commit(
    update(pathOf('administrator', from), {
      status: to,
      lastAuditId: 'e1',
      ...(isTold && { suspension: suspensionIn(to) }),
    }),
    set(
      'auditEvents/e1',
      auditEvent('course.status.changed', pathOf('administrator', from), {
        status: [from, to],
        ...(isTold && { suspension }),
      }),
    ),
  );
}

/** Courses as people see them: their author and administrators move them, and nobody changes what they say past the server. */
export const courseLife: Life<CourseStatus, Role> = {
  what: 'a course',
  lifecycle: courseLifecycle,
  callers: { author: 'ana', administrator: 'root' },
  others: ['bogdan', 'clara', undefined],
  stored: (role, state) => ({ [pathOf(role, state)]: course(state) }),
  start: (_, state) => commit(set('courses/new', course(state))),
  move: (role, from, to) =>
    role === 'administrator' ? decided(from, to) : commit(update(pathOf(role, from), { status: to })),
  edit: (role, state) => commit(update(pathOf(role, state), { version: 3 })),
  remove: (role, state) => commit(remove(pathOf(role, state))),
};
