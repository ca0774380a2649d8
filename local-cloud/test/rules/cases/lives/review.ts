import { type ReviewStatus, reviewLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';
import { auditEvent, type Told } from '../audit-event.ts';

type Role = (typeof reviewLifecycle.roles)[number];

const earlier = minutesFromNow(-600);
const hiding = (at: unknown) => ({ reason: 'spam', note: '', locale: 'ro', at });
/** A review of a course by `ana` in a state. */
export const review = (courseId: string, status: ReviewStatus, time: unknown): Fields => ({
  targetKind: 'course',
  targetId: courseId,
  uid: 'ana',
  authorName: 'Persoana ana',
  rating: 5,
  text: 'Clar.',
  locale: 'ro',
  status,
  createdAt: time,
  updatedAt: time,
  ...(status === 'hidden' && { hidden: hiding(time) }),
});
const idOf = (courseId: string) => `course__${courseId}__ana`;

/** An administrator's ruling is recorded; hiding brings a reason and showing removes it. */
function ruled(from: ReviewStatus, to: ReviewStatus) {
  const [old, now] = [from === 'hidden' ? hiding(earlier) : null, to === 'hidden' ? hiding(NOW) : null];
  const told: Told = { status: [from, to], ...((old || now) && { hidden: [old, now] }) };
  return commit(
    update(`reviews/${idOf(from)}`, { status: to, hidden: now ?? undefined, lastAuditId: 'e1' }),
    set('auditEvents/e1', auditEvent('review.moderated', `reviews/${idOf(from)}`, told)),
  );
}

/** Reviews of courses: their author's moves and administrators' rulings. */
export const reviewLife: Life<ReviewStatus, Role> = {
  what: 'a review',
  lifecycle: reviewLifecycle,
  callers: { author: 'ana', administrator: 'root' },
  others: ['bogdan', 'clara', undefined],
  stored: (_, state) => ({
    'courses/new': { ownerUid: 'clara', status: 'published' },
    'enrollments/ana__new': {
      courseOwnerUid: 'clara',
      status: 'active',
      enrolledAt: earlier,
      progress: { completed: 3, total: 3, pct: 100 },
    },
    [`reviews/${idOf(state)}`]: review(state, state, earlier),
  }),
  start: (_, state) => commit(set(`reviews/${idOf('new')}`, review('new', state, NOW))),
  move: (role, from, to) =>
    role === 'administrator'
      ? ruled(from, to)
      : commit(update(`reviews/${idOf(from)}`, { status: to, updatedAt: NOW })),
  edit: (_, state) => commit(update(`reviews/${idOf(state)}`, { rating: 3, updatedAt: NOW })),
  remove: (_, state) => commit(remove(`reviews/${idOf(state)}`)),
};
