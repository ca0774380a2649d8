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
  without,
} from '../../rules-case.ts';
import { counted } from '../allowance.ts';
import { auditEvent, type Told } from '../audit-event.ts';
import { PEOPLE } from '../people.ts';

const earlier = minutesFromNow(-600);
const review = (changes: Fields = {}): Fields => ({
  targetKind: 'course',
  targetId: 'live',
  uid: 'ana',
  authorName: 'Persoana ana',
  rating: 5,
  text: 'Clar și pe înțeles. <script>alert(1)</script>',
  locale: 'ro',
  status: 'published',
  createdAt: NOW,
  updatedAt: NOW,
  ...changes,
});
const stored = (changes: Fields = {}) => review({ createdAt: earlier, updatedAt: earlier, ...changes });
const enrollment = (uid: string, pct: number, changes: Fields = {}): Fields => ({
  uid,
  courseId: 'live',
  courseOwnerUid: 'clara',
  status: 'active',
  enrolledAt: earlier,
  progress: { completed: pct / 20, total: 5, pct },
  ...changes,
});
const write = (changes: Fields = {}, id = 'course__live__ana') => commit(set(`reviews/${id}`, review(changes)));
const edit = (changes: Fields) => commit(update('reviews/course__other__ana', { updatedAt: NOW, ...changes }));

const reading = [
  lets(
    undefined,
    'a visitor list the published reviews of a course',
    list('reviews', ['status', 'EQUAL', 'published']),
  ),
  lets(undefined, 'a visitor read a published review', get('reviews/course__other__ana')),
  lets('ana', 'a person ask for the own review that is not there', get('reviews/course__live__ana')),
  lets('bogdan', 'a person read the own hidden review', get('reviews/course__other__bogdan')),
  stops(undefined, 'a visitor reading a hidden review', get('reviews/course__other__bogdan')),
  stops('ana', 'a person reading the hidden review of another', get('reviews/course__other__bogdan')),
  stops(undefined, 'a visitor listing reviews whatever their state', list('reviews')),
];

const writing = [
  lets('ana', 'a learner who has done a fifth review the course', write()),
  lets('ana', 'a learner give stars without words', write({ text: '' })),
  stops(undefined, 'a visitor reviewing', write()),
  stops('bogdan', 'a learner at the beginning reviewing', write({ uid: 'bogdan' }, 'course__live__bogdan')),
  stops(
    'root',
    'whoever is not enrolled reviewing',
    write({ uid: 'root', authorName: 'Persoana root' }, 'course__live__root'),
  ),
  stops(
    'clara',
    'the author reviewing their own course',
    write({ uid: 'clara', authorName: 'Persoana clara' }, 'course__live__clara'),
  ),
  stops('ana', 'a second review under another id', write({}, 'course__live__ana2')),
  stops('ana', 'a review under the name of another', write({ authorName: 'Persoana bogdan' })),
  stops('ana', 'a review for another person', write({ uid: 'bogdan' }, 'course__live__bogdan')),
  stops('ana', 'six stars', write({ rating: 6 })),
  stops('ana', 'no stars', write({ rating: 0 })),
  stops('ana', 'half a star', write({ rating: 4.5 })),
  stops('ana', 'a review of 2001 characters', write({ text: 'a'.repeat(2001) })),
  stops('ana', 'a review in a third language', write({ locale: 'de' })),
  stops('ana', 'a review with an answer', write({ reply: { text: 'Mulțumesc', locale: 'ro', at: NOW } })),
  stops('ana', 'a review with a made-up time', write({ createdAt: earlier })),
  stops('ana', 'a review with a field of its own', write({ helpfulCount: 99 })),
  stops('ana', 'a review without a field', commit(set('reviews/course__live__ana', without(review(), 'locale')))),
];

const changing = [
  lets('ana', 'the author of a review change it', edit({ rating: 3, text: 'M-am gândit mai bine.' })),
  lets('ana', 'the author of a review take it back', commit(remove('reviews/course__other__ana'))),
  lets(
    'clara',
    'the author of the course take an answer back',
    commit(update('reviews/course__other__ana', { reply: undefined })),
  ),
  lets(
    'dan',
    'an editor of the course answer',
    commit(update('reviews/course__other__ana', { reply: { text: 'Mulțumim!', locale: 'ro', at: NOW } })),
  ),
  stops(
    'ana',
    'the author of a review taking the answer away',
    commit(update('reviews/course__other__ana', { reply: undefined, rating: 1, updatedAt: NOW })),
  ),
  lets(
    'clara',
    'the author of the course answer',
    commit(update('reviews/course__other__ana', { reply: { text: 'Mulțumesc!', locale: 'ro', at: NOW } })),
  ),
  stops('ana', 'a review moved to another course', edit({ targetId: 'live' })),
  stops('ana', 'the author of a review answering themselves', edit({ reply: { text: 'Da', locale: 'ro', at: NOW } })),
  stops('ana', 'an edit with an old time', edit({ updatedAt: earlier, text: 'x' })),
  stops('bogdan', 'a person changing the review of another', edit({ rating: 1 })),
  stops(
    'bogdan',
    'a hidden review shown again by its author',
    commit(update('reviews/course__other__bogdan', { status: 'published', updatedAt: NOW })),
  ),
  stops('bogdan', 'a hidden review taken back, to be written again', commit(remove('reviews/course__other__bogdan'))),
  stops(
    'clara',
    'the author of the course changing the stars',
    commit(update('reviews/course__other__ana', { rating: 1, reply: { text: 'x', locale: 'ro', at: NOW } })),
  ),
  stops('clara', 'the author of the course deleting a review', commit(remove('reviews/course__other__ana'))),
  stops(
    'clara',
    'an answer to a hidden review',
    commit(update('reviews/course__other__bogdan', { reply: { text: 'Da', locale: 'ro', at: NOW } })),
  ),
  stops(
    'clara',
    'an answer of 1001 characters',
    commit(update('reviews/course__other__ana', { reply: { text: 'a'.repeat(1001), locale: 'ro', at: NOW } })),
  ),
];

const ofExpert = (bookingId: string | undefined, changes: Fields = {}) =>
  write({ targetKind: 'expert', targetId: 'clara', ...(bookingId && { bookingId }), ...changes }, 'expert__clara__ana');
const meeting = (changes: Fields = {}): Fields => ({
  learnerUid: 'ana',
  expertUid: 'clara',
  status: 'completed',
  endAt: minutesFromNow(-60),
  ...changes,
});

const reviewingExperts = [
  lets('ana', 'a learner review an expert after a completed session', ofExpert('met')),
  lets('ana', 'a learner review an expert a day after a booking of which nobody says otherwise', ofExpert('dayold')),
  lets(
    'ana',
    'a learner change what they wrote of an expert',
    commit(update('reviews/expert__bogdan__ana', { rating: 2, updatedAt: NOW })),
  ),
  lets('ana', 'a learner take it back', commit(remove('reviews/expert__bogdan__ana'))),
  lets(
    'bogdan',
    'the expert answer',
    commit(update('reviews/expert__bogdan__ana', { reply: { text: 'Mulțumesc!', locale: 'ro', at: NOW } })),
  ),
  stops('ana', 'a review of an expert without a booking', ofExpert(undefined)),
  stops('ana', 'a review before the booking', ofExpert('ahead')),
  stops('ana', 'a review right after a booking that nobody has marked completed', ofExpert('justover')),
  stops('ana', 'a review after a booking that was called off', ofExpert('off')),
  stops('ana', 'a review with the booking of another', ofExpert('theirs')),
  stops('ana', 'a review with a booking with another expert', ofExpert('elsewhere')),
  stops(
    'ana',
    'a review of an expert kept under the id of a course',
    write({ targetKind: 'expert', targetId: 'clara', bookingId: 'met' }),
  ),
  stops(
    'clara',
    'an expert reviewing themselves',
    write(
      { uid: 'clara', authorName: 'Persoana clara', targetKind: 'expert', targetId: 'clara', bookingId: 'met' },
      'expert__clara__clara',
    ),
  ),
  stops('ana', 'a review of a course that names a booking', write({ bookingId: 'met' })),
  stops(
    'ana',
    'a review moved to another session',
    commit(update('reviews/expert__bogdan__ana', { bookingId: 'met', updatedAt: NOW })),
  ),
  stops(
    'clara',
    'another expert answering',
    commit(update('reviews/expert__bogdan__ana', { reply: { text: 'x', locale: 'ro', at: NOW } })),
  ),
];

const report = (changes: Fields = {}): Fields => ({
  reporterUid: 'bogdan',
  targetKind: 'review',
  targetId: 'course__other__ana',
  reason: 'spam',
  status: 'open',
  createdAt: NOW,
  ...changes,
});
const tell = (changes: Fields = {}, id = 'course__other__ana__bogdan') => {
  const fields = report(changes);
  return commit(
    set(`reports/${id}`, fields),
    set(`reportedReviews/${fields.targetId}`, { reports: 'open', reportId: id }),
    counted(String(fields.reporterUid), 'reports', id),
  );
};

const reporting = [
  lets('bogdan', 'a signed-in person report a review', tell()),
  lets('bogdan', 'a report say who wrote the review', tell({ targetUid: 'ana' })),
  stops('bogdan', 'a report say that somebody else wrote the review', tell({ targetUid: 'clara' })),
  lets('root', 'an administrator list reports', list('reports')),
  stops(undefined, 'a visitor reporting', tell()),
  stops('ana', 'a report in the name of another', tell()),
  stops('bogdan', 'a report of a review that is not there', tell({ targetId: 'none' }, 'none__bogdan')),
  stops(
    'ana',
    'a report of a review that is hidden already',
    tell({ reporterUid: 'ana', targetId: 'course__other__bogdan' }, 'course__other__bogdan__ana'),
  ),
  stops('bogdan', 'a second report under another id', tell({}, 'again')),
  stops('bogdan', 'a report that is closed at once', tell({ status: 'dismissed' })),
  stops('bogdan', 'a reason of one’s own', tell({ reason: 'x'.repeat(999) })),
  stops('bogdan', 'a person listing reports', list('reports')),
];

const REPLY = { text: 'Da.', locale: 'ro', at: earlier };

const hiding = (changes: Fields = {}): Fields => ({
  reason: 'offensive',
  note: 'Numește un om.',
  locale: 'ro',
  at: NOW,
  ...changes,
});
const earlierHiding = { reason: 'spam', note: '', locale: 'ro', at: earlier };
const ruling = (id: string, told: Told, changes: Fields = {}) =>
  set('auditEvents/e1', auditEvent('review.moderated', `reviews/${id}`, told, changes));
const isHidden = (changes: Fields = {}): Told => ({
  status: ['published', 'hidden'],
  hidden: [null, hiding(changes)],
});
const IS_SHOWN: Told = { status: ['hidden', 'published'], hidden: [earlierHiding, null] };
const moderated = (id: string, fields: Fields) => update(`reviews/${id}`, { lastAuditId: 'e1', ...fields });
const SHOWN = 'course__other__ana';
const HIDDEN = 'course__other__bogdan';
const hide = (changes: Fields = {}, fields: Fields = {}) =>
  commit(moderated(SHOWN, { status: 'hidden', hidden: hiding(changes), ...fields }), ruling(SHOWN, isHidden(changes)));
const close = (status: string, changes: Fields = {}) =>
  commit(
    update(`reports/${SHOWN}__clara`, { status, lastAuditId: 'e1', ...changes }),
    ruling(SHOWN, { reports: ['open', status] }, { reportId: `${SHOWN}__clara` }),
  );

const ANSWERED = 'course__other__ana';
const removal = (fields: Fields = {}, told: Told = { reply: [REPLY, null] }) =>
  commit(moderated(ANSWERED, { reply: undefined, ...fields }), ruling(ANSWERED, told));

const moderating = [
  lets('root', 'an administrator take an answer away', removal()),
  stops('clara', 'an author taking an answer away as an administrator', removal()),
  stops('root', 'an answer taken away without a record', commit(update(`reviews/${ANSWERED}`, { reply: undefined }))),
  stops('root', 'an answer put into the mouth of an author', removal({ reply: { ...REPLY, text: 'Nu.' } })),
  stops('root', 'the words of a review changed with its answer', removal({ text: 'Altceva' })),
  stops('root', 'a record that tells another answer', removal({}, { reply: [{ ...REPLY, text: 'Nu.' }, null] })),
  lets('root', 'an administrator hide a review for a reason', hide()),
  lets('root', 'an administrator give a known reason alone', hide({ note: '' })),
  lets(
    'root',
    'an administrator hide a review and close its reports as one',
    commit(
      moderated(SHOWN, { status: 'hidden', hidden: hiding() }),
      update(`reports/${SHOWN}__clara`, { status: 'actioned', lastAuditId: 'e1' }),
      ruling(SHOWN, { ...isHidden(), reports: ['open', 'actioned'] }, { reportId: `${SHOWN}__clara` }),
    ),
  ),
  lets(
    'root',
    'an administrator show a hidden review again',
    commit(moderated(HIDDEN, { status: 'published', hidden: undefined }), ruling(HIDDEN, IS_SHOWN)),
  ),
  lets('root', 'an administrator close a report', close('dismissed')),
  lets(
    'root',
    'an administrator close all the reports of a review as one',
    commit(
      update(`reports/${SHOWN}__clara`, { status: 'dismissed', lastAuditId: 'e1' }),
      update(`reports/${SHOWN}__dan`, { status: 'dismissed', lastAuditId: 'e1' }),
      ruling(SHOWN, { reports: ['open', 'dismissed'] }, { reportId: `${SHOWN}__clara` }),
    ),
  ),
  lets(
    'root',
    'an administrator close the report of a review that its author has taken back',
    commit(
      update('reports/course__gone__ana__clara', { status: 'dismissed', lastAuditId: 'e1' }),
      ruling('course__gone__ana', { reports: ['open', 'dismissed'] }, { reportId: 'course__gone__ana__clara' }),
    ),
  ),
  lets(
    'root',
    'an administrator reopen a report',
    commit(
      update(`reports/${SHOWN}__eva`, { status: 'open', lastAuditId: 'e1' }),
      ruling(SHOWN, { reports: ['dismissed', 'open'] }, { reportId: `${SHOWN}__eva` }),
    ),
  ),
  stops(
    'root',
    'a report closed under the record of another outcome',
    commit(
      update(`reports/${SHOWN}__clara`, { status: 'dismissed', lastAuditId: 'e1' }),
      ruling(SHOWN, { reports: ['open', 'actioned'] }, { reportId: `${SHOWN}__clara` }),
    ),
  ),
  stops(
    'root',
    'reports of different states closed under one record',
    commit(
      update(`reports/${SHOWN}__clara`, { status: 'actioned', lastAuditId: 'e1' }),
      update(`reports/${SHOWN}__eva`, { status: 'actioned', lastAuditId: 'e1' }),
      ruling(SHOWN, { reports: ['open', 'actioned'] }, { reportId: `${SHOWN}__clara` }),
    ),
  ),
  stops(
    'root',
    'the reports of two reviews closed under one record',
    commit(
      update(`reports/${SHOWN}__clara`, { status: 'dismissed', lastAuditId: 'e1' }),
      update('reports/course__gone__ana__clara', { status: 'dismissed', lastAuditId: 'e1' }),
      ruling(SHOWN, { reports: ['open', 'dismissed'] }, { reportId: `${SHOWN}__clara` }),
    ),
  ),
  stops(
    'root',
    'a record of closed reports that are left open',
    commit(ruling(SHOWN, { reports: ['open', 'dismissed'] }, { reportId: `${SHOWN}__clara` })),
  ),
  stops(
    'root',
    'a record of closed reports that names none',
    commit(ruling(SHOWN, { reports: ['open', 'dismissed'] })),
  ),
  stops(
    'root',
    'a review hidden under a record that keeps the reason back',
    commit(
      moderated(SHOWN, { status: 'hidden', hidden: hiding() }),
      ruling(SHOWN, { status: ['published', 'hidden'] }),
    ),
  ),
  stops(
    'root',
    'a review hidden under a record of another reason',
    commit(moderated(SHOWN, { status: 'hidden', hidden: hiding() }), ruling(SHOWN, isHidden({ reason: 'spam' }))),
  ),
  stops(
    'root',
    'a review hidden under a record that it was shown',
    commit(
      moderated(SHOWN, { status: 'hidden', hidden: hiding() }),
      ruling(SHOWN, { status: ['hidden', 'published'], hidden: [hiding(), null] }),
    ),
  ),
  stops(
    'root',
    'a review hidden without a record',
    commit(update(`reviews/${SHOWN}`, { status: 'hidden', hidden: hiding() })),
  ),
  stops(
    'root',
    'a review hidden with the record of another',
    commit(moderated(SHOWN, { status: 'hidden', hidden: hiding() }), ruling(HIDDEN, isHidden())),
  ),
  stops('root', 'a review hidden without a reason', hide({}, { hidden: undefined })),
  stops('root', 'a reason that says nothing', hide({ reason: 'other', note: ' ' })),
  stops('root', 'a reason of the administrator’s own making', hide({ reason: 'ugly' })),
  stops('root', 'a note of 501 characters', hide({ note: 'a'.repeat(501) })),
  stops('root', 'a review hidden at another time', hide({ at: earlier })),
  stops('root', 'an administrator rewriting the words on the way', hide({}, { text: 'Altceva' })),
  stops('root', 'an administrator changing the stars on the way', hide({}, { rating: 1 })),
  stops('root', 'a review removed altogether', hide({}, { status: 'removed' })),
  stops(
    'root',
    'a review shown again with the reason for everybody to read',
    commit(moderated(HIDDEN, { status: 'published' }), ruling(HIDDEN, { status: ['hidden', 'published'] })),
  ),
  stops('root', 'a report given another reason', close('dismissed', { reason: 'other' })),
  stops('root', 'a report in a state of its own', close('lost')),
  stops('root', 'a report closed without a record', commit(update(`reports/${SHOWN}__clara`, { status: 'dismissed' }))),
  stops(
    'ana',
    'a person hiding a review',
    commit(
      moderated(SHOWN, { status: 'hidden', hidden: hiding() }),
      ruling(SHOWN, isHidden(), { actorUid: 'ana', actorName: 'Persoana ana' }),
    ),
  ),
  stops(
    'clara',
    'the author of the course hiding a review of it',
    commit(
      moderated(SHOWN, { status: 'hidden', hidden: hiding() }),
      ruling(SHOWN, isHidden(), { actorUid: 'clara', actorName: 'Persoana clara' }),
    ),
  ),
  stops(
    'clara',
    'a person taking their report back',
    commit(update(`reports/${SHOWN}__clara`, { status: 'dismissed' })),
  ),
];

export const reviewsSuite: RulesSuite = {
  name: 'reviews and reports',
  documents: {
    ...PEOPLE,
    'courses/live': { ownerUid: 'clara', status: 'published' },
    'courses/other': { ownerUid: 'clara', status: 'published' },
    'enrollments/ana__live': enrollment('ana', 20),
    'enrollments/bogdan__live': enrollment('bogdan', 0),
    'enrollments/clara__live': enrollment('clara', 100),
    'courseDrafts/other': { ownerUid: 'clara', editorUids: ['dan'] },
    'reviews/course__other__ana': stored({ targetId: 'other', reply: REPLY }),
    'reviews/course__other__bogdan': stored({
      targetId: 'other',
      uid: 'bogdan',
      authorName: 'Persoana bogdan',
      status: 'hidden',
      hidden: earlierHiding,
    }),
    'reviews/expert__bogdan__ana': stored({ targetKind: 'expert', targetId: 'bogdan', bookingId: 'elsewhere' }),
    'bookings/met': meeting(),
    'bookings/dayold': meeting({ status: 'confirmed', endAt: minutesFromNow(-25 * 60) }),
    'bookings/justover': meeting({ status: 'confirmed' }),
    'bookings/ahead': meeting({ status: 'confirmed', endAt: minutesFromNow(60) }),
    'bookings/off': meeting({ status: 'cancelled', endAt: minutesFromNow(-25 * 60) }),
    'bookings/theirs': meeting({ learnerUid: 'bogdan' }),
    'bookings/elsewhere': meeting({ expertUid: 'bogdan' }),
    'reports/course__other__ana__clara': report({ reporterUid: 'clara', createdAt: earlier }),
    'reports/course__other__ana__dan': report({ reporterUid: 'dan', createdAt: earlier }),
    'reports/course__other__ana__eva': report({ reporterUid: 'eva', createdAt: earlier, status: 'dismissed' }),
    'reports/course__gone__ana__clara': report({
      reporterUid: 'clara',
      targetId: 'course__gone__ana',
      createdAt: earlier,
    }),
  },
  cases: [...reading, ...writing, ...changing, ...reviewingExperts, ...reporting, ...moderating],
};
