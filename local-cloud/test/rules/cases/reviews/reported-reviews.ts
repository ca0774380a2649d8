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
} from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { PEOPLE } from '../people.ts';

const [yesterday, hour] = [minutesFromNow(-60 * 24), minutesFromNow(-60)];
const review = (id: string, updatedAt: Date): Fields => ({
  targetKind: 'course',
  targetId: id,
  uid: 'ana',
  authorName: 'Persoana ana',
  rating: 1,
  text: 'Cumpărați de la mine.',
  locale: 'ro',
  status: 'published',
  createdAt: yesterday,
  updatedAt,
});
const report = (course: string, changes: Fields = {}): Fields => ({
  reporterUid: 'bogdan',
  targetKind: 'review',
  targetId: `course__${course}__ana`,
  reason: 'spam',
  status: 'open',
  createdAt: NOW,
  ...changes,
});
const reportOf = (course: string, uid = 'bogdan') => `course__${course}__ana__${uid}`;
const tell = (course: string, uid = 'bogdan') =>
  commit(
    set(`reports/${reportOf(course, uid)}`, report(course, { reporterUid: uid })),
    set(`reportedReviews/course__${course}__ana`, { reports: 'open', reportId: reportOf(course, uid) }),
    counted(uid, 'reports', reportOf(course, uid)),
  );
const mark = (course: string, fields: Fields) => set(`reportedReviews/course__${course}__ana`, fields);

const cases = [
  lets('bogdan', 'a review be reported', tell('fresh')),
  lets('bogdan', 'a review that was rewritten after a ruling be reported again', tell('rewritten')),
  lets('clara', 'another person report what was ruled on', tell('ruled', 'clara')),
  lets('ana', 'an author take back a review that nobody reported', commit(remove('reviews/course__fresh__ana'))),
  lets('ana', 'an author take back a review that was ruled on', commit(remove('reviews/course__ruled__ana'))),
  stops('ana', 'a review deleted while a report waits', commit(remove('reviews/course__waiting__ana'))),
  stops('bogdan', 'a second report while the first waits', tell('waiting')),
  stops('bogdan', 'a ruling taken up again by the same person', tell('ruled')),
  stops(
    'bogdan',
    'a report that nobody counts',
    commit(
      set(`reports/${reportOf('fresh')}`, report('fresh')),
      mark('fresh', { reports: 'open', reportId: reportOf('fresh') }),
    ),
  ),
  stops(
    'bogdan',
    'a report that leaves the review free to go',
    commit(set(`reports/${reportOf('fresh')}`, report('fresh')), counted('bogdan', 'reports', reportOf('fresh'))),
  ),
  stops(
    'bogdan',
    'a review held back without a report',
    commit(mark('fresh', { reports: 'open', reportId: reportOf('fresh') })),
  ),
  stops(
    'bogdan',
    'a review held back by an old report',
    commit(mark('ruled', { reports: 'open', reportId: reportOf('ruled') })),
  ),
  stops(
    'ana',
    'an author setting their review free',
    commit(update('reportedReviews/course__waiting__ana', { reports: 'dismissed' })),
  ),
  stops('ana', 'an author deleting what holds their review', commit(remove('reportedReviews/course__waiting__ana'))),
  stops(
    'root',
    'an administrator setting it free without a ruling',
    commit(update('reportedReviews/course__waiting__ana', { reports: 'dismissed' })),
  ),
];

/** A report outlives its review, and a review that changes can be reported again. */
export const reportedReviewsSuite: RulesSuite = {
  name: 'reported reviews',
  documents: {
    ...PEOPLE,
    'reviews/course__fresh__ana': review('fresh', yesterday),
    'reviews/course__waiting__ana': review('waiting', yesterday),
    'reviews/course__ruled__ana': review('ruled', yesterday),
    'reviews/course__rewritten__ana': review('rewritten', minutesFromNow(-5)),
    [`reports/${reportOf('waiting')}`]: report('waiting', { createdAt: hour }),
    'reportedReviews/course__waiting__ana': { reports: 'open', reportId: reportOf('waiting') },
    [`reports/${reportOf('ruled')}`]: report('ruled', { createdAt: hour, status: 'dismissed' }),
    'reportedReviews/course__ruled__ana': { reports: 'dismissed', reportId: reportOf('ruled') },
    [`reports/${reportOf('rewritten')}`]: report('rewritten', { createdAt: hour, status: 'dismissed' }),
    'reportedReviews/course__rewritten__ana': { reports: 'dismissed', reportId: reportOf('rewritten') },
  },
  cases,
};
