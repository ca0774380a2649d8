import { type ReportStatus, reportLifecycle } from '@cursiv/shared-domain';
import type { Life } from '../../life-stories.ts';
import { commit, type Fields, minutesFromNow, NOW, remove, set, update } from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';

type Role = (typeof reportLifecycle.roles)[number];

const reviewOf = (courseId: string) => `course__${courseId}__ana`;
const reportOf = (courseId: string) => `${reviewOf(courseId)}__bogdan`;
const report = (courseId: string, status: ReportStatus, createdAt: unknown): Fields => ({
  reporterUid: 'bogdan',
  targetKind: 'review',
  targetId: reviewOf(courseId),
  reason: 'spam',
  status,
  createdAt,
});
/** Rewritten since it was reported. */
const review = { uid: 'ana', status: 'published', updatedAt: minutesFromNow(-5) };

const told = (courseId: string, status: ReportStatus) =>
  commit(
    set(`reports/${reportOf(courseId)}`, report(courseId, status, NOW)),
    set(`reportedReviews/${reviewOf(courseId)}`, { reports: 'open', reportId: reportOf(courseId) }),
    counted('bogdan', 'reports', reportOf(courseId)),
  );

const ruled = (from: ReportStatus, to: ReportStatus) =>
  commit(
    update(`reports/${reportOf(from)}`, { status: to, lastAuditId: 'e1' }),
    set(
      'auditEvents/e1',
      auditEvent(
        'review.moderated',
        `reviews/${reviewOf(from)}`,
        { reports: [from, to] },
        { reportId: reportOf(from) },
      ),
    ),
  );

/** Reports of reviews that have changed since, so that each may be reported again. */
export const reportLife: Life<ReportStatus, Role> = {
  what: 'a report',
  lifecycle: reportLifecycle,
  callers: { reporter: 'bogdan', administrator: 'root' },
  others: ['ana', 'clara', undefined],
  stored: (_, state) => ({
    [`reviews/${reviewOf('new')}`]: review,
    [`reviews/${reviewOf(state)}`]: review,
    [`reports/${reportOf(state)}`]: report(state, state, minutesFromNow(-60)),
    [`reportedReviews/${reviewOf(state)}`]: { reports: state, reportId: reportOf(state) },
  }),
  start: (_, state) => told('new', state),
  move: (role, from, to) => (role === 'administrator' ? ruled(from, to) : told(from, to)),
  remove: (_, state) => commit(remove(`reports/${reportOf(state)}`)),
};
