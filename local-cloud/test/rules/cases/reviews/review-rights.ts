import { commit, type Fields, lets, minutesFromNow, NOW, type RulesSuite, set, stops } from '../../rules-case.ts';
import { PEOPLE, profile } from '../people.ts';

const review = (uid: string, changes: Fields = {}): Fields => ({
  targetKind: 'course',
  targetId: 'live',
  uid,
  authorName: `Persoana ${uid}`,
  rating: 1,
  text: 'Slab.',
  locale: 'ro',
  status: 'published',
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});
const write = (uid: string, changes: Fields = {}) => commit(set(`reviews/course__live__${uid}`, review(uid, changes)));
const enrollment = (uid: string, completed: number, total: number, minutes: number): Fields => ({
  uid,
  courseId: 'live',
  courseOwnerUid: 'clara',
  status: 'active',
  enrolledAt: minutesFromNow(-minutes),
  progress: { completed, total, pct: 100 },
});
const met = (uid: string) => ({ learnerUid: uid, expertUid: 'clara', status: 'completed', endAt: minutesFromNow(-60) });
const ofExpert = (uid: string) =>
  commit(
    set(
      `reviews/expert__clara__${uid}`,
      review(uid, { targetKind: 'expert', targetId: 'clara', bookingId: `with_${uid}` }),
    ),
  );

const cases = [
  lets('ana', 'a learner with a verified e-mail address and real lessons review', write('ana')),
  lets('ana', 'a guest with a verified e-mail address review an expert', ofExpert('ana')),
  lets('ana', 'stars without words', write('ana', { text: '' })),
  lets('ana', 'a picture for a review', write('ana', { text: '👍' })),
  stops('nina', 'a learner whose e-mail address nobody has verified', write('nina')),
  stops('nina', 'a guest whose e-mail address nobody has verified', ofExpert('nina')),
  stops('bogdan', 'a per cent without lessons', write('bogdan')),
  stops('root', 'a review within minutes of enrolling', write('root')),
  stops('dan', 'one lesson of a long course', write('dan')),
  stops('ana', 'words that nobody sees', write('ana', { text: '\u200b\u2060\n' })),
  stops('ana', 'words of blanks', write('ana', { text: '  \u00a0' })),
  stops('void', 'a review by somebody without a name', write('void', { authorName: '' })),
];

/** Who may rate: people with a verified e-mail address, after taking some lessons. */
export const reviewRightsSuite: RulesSuite = {
  name: 'the right to review',
  documents: {
    ...PEOPLE,
    'users/nina': profile('nina'),
    'users/dan': profile('dan'),
    'users/void': profile('void', { name: '' }),
    'courses/live': { ownerUid: 'clara', status: 'published' },
    'enrollments/ana__live': enrollment('ana', 1, 5, 11),
    'enrollments/nina__live': enrollment('nina', 5, 5, 600),
    'enrollments/bogdan__live': enrollment('bogdan', 0, 5, 600),
    'enrollments/root__live': enrollment('root', 5, 5, 2),
    'enrollments/dan__live': enrollment('dan', 1, 6, 600),
    'enrollments/void__live': enrollment('void', 5, 5, 600),
    'bookings/with_ana': met('ana'),
    'bookings/with_nina': met('nina'),
  },
  cases,
};
