import { RATINGS, REPORT_REASONS, REVIEW_LIMITS, REVIEW_MIN_MINUTES, REVIEW_MIN_PROGRESS } from '@cursiv/shared-domain';
import { choiceStories, leastStories, limitStories, type Try, textOf } from '../../limit-stories.ts';
import {
  commit,
  type Fields,
  MinutesAgo,
  minutesFromNow,
  NOW,
  type RulesSuite,
  set,
  update,
} from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent } from '../audit-event.ts';
import { review } from '../lives/review.ts';
import { PEOPLE } from '../people.ts';

const idOf = (courseId: string) => `course__${courseId}__ana`;
const SHOWN = idOf('shown');

const written = (courseId: string, changes: Fields = {}): ReturnType<Try> => ({
  caller: 'ana',
  deed: commit(set(`reviews/${idOf(courseId)}`, { ...review(courseId, 'published', NOW), ...changes })),
});
const answered = (text: string): ReturnType<Try> => ({
  caller: 'clara',
  deed: commit(update(`reviews/${SHOWN}`, { reply: { text, locale: 'ro', at: NOW } })),
});
function hidden(changes: Fields): ReturnType<Try> {
  const hiding = { reason: 'other', note: 'Numește un om.', locale: 'ro', at: NOW, ...changes };
  return {
    caller: 'root',
    deed: commit(
      update(`reviews/${SHOWN}`, { status: 'hidden', hidden: hiding, lastAuditId: 'e1' }),
      set(
        'auditEvents/e1',
        auditEvent('review.moderated', `reviews/${SHOWN}`, { status: ['published', 'hidden'], hidden: [null, hiding] }),
      ),
    ),
  };
}
const reported = (reason: string | number): ReturnType<Try> => ({
  caller: 'bogdan',
  deed: commit(
    set(`reports/${SHOWN}__bogdan`, {
      reporterUid: 'bogdan',
      targetKind: 'review',
      targetId: SHOWN,
      reason,
      status: 'open',
      createdAt: NOW,
    }),
    set(`reportedReviews/${SHOWN}`, { reports: 'open', reportId: `${SHOWN}__bogdan` }),
    counted('bogdan', 'reports', `${SHOWN}__bogdan`),
  ),
});

const enrolled = (courseId: string, completed: number, minutes: number) => ({
  [`enrollments/ana__${courseId}`]: {
    courseOwnerUid: 'clara',
    status: 'active',
    enrolledAt: new MinutesAgo(minutes),
    progress: { completed, total: 100, pct: completed },
  },
});
const percent = (done: number) => enrolled(`percent-${done}`, done, 6000);
const minutes = (since: number) => enrolled(`minutes-${since}`, 100, since);

/** Reviews, replies and rulings at their limits, and how much of a course a reviewer must have done. */
export const reviewLimitsSuite: RulesSuite = {
  name: 'the limits of a review',
  documents: {
    ...PEOPLE,
    'courses/shown': { ownerUid: 'clara', status: 'published' },
    [`reviews/${SHOWN}`]: review('shown', 'published', minutesFromNow(-600)),
    ...enrolled('new', 100, 6000),
    ...percent(REVIEW_MIN_PROGRESS),
    ...percent(REVIEW_MIN_PROGRESS - 1),
    ...minutes(REVIEW_MIN_MINUTES),
    ...minutes(REVIEW_MIN_MINUTES - 1),
  },
  cases: [
    ...limitStories(REVIEW_LIMITS, {
      text: [(size) => written('new', { text: textOf(size) })],
      reply: [(size) => answered(textOf(size))],
      hidingNote: [(size) => hidden({ note: textOf(size) })],
    }),
    ...leastStories('percent done', REVIEW_MIN_PROGRESS, (done) => written(`percent-${done}`)),
    ...leastStories('minutes since enrolling', REVIEW_MIN_MINUTES, (since) => written(`minutes-${since}`)),
    ...limitStories({ rating: Math.max(...RATINGS) }, { rating: [(rating) => written('new', { rating })] }),
    ...leastStories('rating', Math.min(...RATINGS), (rating) => written('new', { rating })),
    ...choiceStories('reason to report', REPORT_REASONS, reported),
    ...choiceStories('reason to hide', REPORT_REASONS, (reason) => hidden({ reason })),
  ],
};
