import { reviewerOf } from '@cursiv/shared-domain';

/** Somebody of the demo site who leaves. */
export interface LeavingPerson {
  uid: string;
  name: string;
  email: string;
}

type Documents = Record<string, Record<string, unknown>>;

const DAY_MS = 86_400_000;
const now = new Date();
const later = (days: number) => new Date(now.getTime() + days * DAY_MS);

/** Who stays, and whose the other side of everything is. */
export const STAYS: LeavingPerson = {
  uid: 'demo-instructor',
  name: 'Mihai Ardeleanu',
  email: 'instructor@cursiv.test',
};
const ADMINISTRATOR = { actorUid: 'demo-admin', actorName: 'Irina Vlaicu' };
const COURSE = 'calm-negotiation';

/**
 * What a person of the demo gets beside what the demo gives them, so that every place of the database holds something of theirs. `key` makes the
 * ids that tell of nobody, as most do.
 */
export const everythingOf = (person: LeavingPerson, key: string): Documents => ({
  ...account(person, key),
  ...writing(person, key),
  ...learning(person, key),
  ...booking(person, key),
  ...rulings(person, key),
});

const account = ({ uid, name, email }: LeavingPerson, key: string): Documents => ({
  [`users/${uid}/settings/messages`]: { locale: 'ro' },
  [`users/${uid}/acceptances/terms`]: { at: now },
  [`users/${uid}/notes/n1`]: { text: `Notița lui ${name}`, uid },
  [`users/${uid}/learned/lessons`]: { lessons: { 'own-of-others/l1': { at: now, seconds: 60 } }, uid },
  [`users/${uid}/record/r1`]: { acts: [], at: now, uid },
  [`users/${uid}/notifications/old`]: { type: 'review.written', params: { name }, uid },
  [`users/${uid}/unread/notifications`]: { count: 1, newestAt: now, uid },
  [`profiles/${uid}`]: { bio: { ro: `Sunt ${name}.` }, languages: ['ro'], isShown: true, rev: 1, updatedAt: now },
  [`knownSignIns/${uid}`]: { uid, email },
  [`sessions/${uid}`]: { uid, sessions: [], ended: [] },
  [`pushSubscriptions/of-${key}`]: { uid, endpoint: `https://push.test/${uid}` },
  [`pushes/${uid}__old__of`]: { uid, status: 'sent' },
  [`mails/${uid}__old`]: { uid, notification: 'old', status: 'sent', tries: 1, dueAt: now, createdAt: now },
  [`verificationRequests/${uid}__verifiedCreator`]: { uid, name, flag: 'verifiedCreator', status: 'approved' },
  [`calendarFeeds/${uid}`]: { uid, secret: 'secret' },
  [`recoveryCodes/${uid}`]: { uid, hashes: [] },
  [`workClaims/course__own-${key}`]: { uid, name },
  [`invitations/sent-by-${key}`]: { ownerUid: uid, ownerName: name, email: 'nobody@cursiv.test', status: 'open' },
  [`invitations/sent-to-${key}`]: { ownerUid: STAYS.uid, ownerName: STAYS.name, email, status: 'open' },
  [`siteInvitations/sent-to-${key}`]: { email, role: 'cursiv-moderator', status: 'pending', invitedBy: 'demo-admin' },
  [`leads/sent-by-${key}`]: { name, email: email.toUpperCase(), message: `Sunt ${name}.`, createdAt: now },
  [`leads/answered-by-${key}`]: { name: 'Vizitator', email: 'v@cursiv.test', ownerUid: uid, notes: [{ byUid: uid }] },
  [`storageUse/${uid}`]: { bytes: 8, files: 1, uid },
});

const writing = ({ uid, name }: LeavingPerson, key: string): Documents => ({
  [`courses/own-${key}`]: { ownerUid: uid, status: 'published', title: { ro: 'Curs' }, instructors: [{ uid, name }] },
  [`courses/own-${key}/versions/1`]: { ownerUid: uid, publishedBy: uid },
  [`courses/own-${key}/versions/1/lessons/l1`]: { title: { ro: 'Lecția' }, ownerUid: uid },
  [`courses/own-${key}/versions/1/lessonLists/0`]: { lessons: [], ownerUid: uid },
  [`courses/own-${key}/versions/1/bodies/l1_ro`]: { ownerUid: uid, text: 'Textul' },
  [`courses/own-${key}/versions/1/quizKeys/l1`]: { ownerUid: uid, questions: '[]' },
  [`courses/own-${key}/versions/1/captions/l1_ro`]: { ownerUid: uid },
  [`courses/own-${key}/announcements/a1`]: { authorUid: uid, title: { ro: 'Noutăți' } },
  [`courseInstructors/${COURSE}__${uid}`]: { uid, ownerUid: STAYS.uid, courseId: COURSE, name },
  [`courseDrafts/own-${key}`]: { ownerUid: uid, editorUids: [], authorNames: { [uid]: name }, title: { ro: 'Curs' } },
  [`courseDrafts/own-${key}/bodies/l1_ro`]: { ownerUid: uid, text: 'Textul' },
  [`courseDrafts/own-${key}/quizKeys/l1`]: { ownerUid: uid, questions: '[]' },
  [`courseDrafts/own-${key}/captions/l1_ro`]: { ownerUid: uid },
  [`courseDrafts/own-${key}/present/${uid}`]: { name, at: now },
  [`courseDrafts/shared-${key}`]: { ownerUid: STAYS.uid, editorUids: [uid], authorNames: { [uid]: name } },
  [`courseDrafts/shared-${key}/history/h1`]: { ownerUid: STAYS.uid, by: uid, byName: name, text: 'Împreună' },
  [`publications/p-${key}`]: { ownerUid: uid, courseId: `own-${key}` },
  [`linkChecks/own-${key}`]: { ownerUid: uid, checkedAt: now, links: [] },
  [`resources/of-${key}`]: { ownerUid: uid, title: { ro: `Fișa lui ${name}` } },
  [`files/of-${key}`]: { ...file(uid), path: `uploads/${uid}/of-${key}-plan.txt`, shownIn: [] },
  [`files/shown-${key}`]: { ...file(uid), path: `uploads/${uid}/shown-${key}-plan.txt`, shownIn: [`own-${key}`] },
  [`experts/${uid}/meetingLinks/fixed`]: { url: `https://meet.test/${uid}` },
  [`experts/${uid}/figures/work`]: { answered: 1, uid },
  [`experts/${uid}/shares/0`]: { keys: [uid] },
  [`busyCalendars/${uid}`]: { address: `https://calendar.test/${uid}.ics` },
  [`expertViews/${uid}`]: { name },
});

const file = (uid: string) => ({
  ...{ ownerUid: uid, place: { kind: 'trial' }, name: 'plan.txt', bytes: 8, contentType: 'text/plain' },
  ...{ createdAt: now, status: 'stored', sha256: '', alsoOf: [] },
});

const learning = ({ uid, name }: LeavingPerson, key: string): Documents => {
  const place = `enrollments/${uid}__own-of-others`;
  const question = `courses/${COURSE}/questions/of-${key}`;
  return {
    [place]: { uid, courseId: `own-of-others`, courseOwnerUid: STAYS.uid, status: 'active' },
    [`${place}/lessonProgress/l1`]: { lessonId: 'l1', state: 'completed', uid },
    [`${place}/attempts/l1__1`]: { uid, lessonId: 'l1' },
    [`${place}/attempts/l1__1/papers/key`]: { lessonId: 'l1', questions: '[]', uid },
    [`enrollments/${STAYS.uid}__own-${key}`]: { uid: STAYS.uid, courseId: `own-${key}`, courseOwnerUid: uid },
    [`courses/own-of-others/learners/${uid}`]: { name },
    [`courses/own-of-others/follows/${uid}`]: { questionIds: ['q'] },
    [`certificates/of-${key}`]: { uid, learnerName: name },
    [question]: { ...contribution, uid, authorName: name, courseId: COURSE, text: 'De ce?' },
    [`${question}/answers/a1`]: { ...contribution, uid, authorName: name, text: 'Așa.' },
    [`hidings/of-${key}`]: { uid, reason: 'spam' },
    [`reportedContributions/of-${key}`]: { uid, authorName: name, reports: 'open' },
    [`reviews/course__${COURSE}__${uid}`]: review({ uid, name }, 'course', COURSE),
    [`reviews/expert__${uid}__${STAYS.uid}`]: review(STAYS, 'expert', uid),
    [`reports/course__${COURSE}__${STAYS.uid}__${uid}`]: report(uid, `course__${COURSE}__${STAYS.uid}`),
    [`reports/course__${COURSE}__${uid}__${STAYS.uid}`]: report(STAYS.uid, `course__${COURSE}__${uid}`),
    [`reports/of-${key}__${STAYS.uid}`]: { ...contributionReport(STAYS.uid), targetId: `of-${key}`, targetUid: uid },
    [`reports/q9__${uid}`]: { ...contributionReport(uid), targetId: 'q9', targetUid: STAYS.uid },
    [`reportedReviews/course__${COURSE}__${uid}`]: { reports: 'open', reportId: `course__${COURSE}__${uid}__${uid}` },
  };
};

const contribution = { isTeacher: false, status: 'published', rev: 1, createdAt: now, updatedAt: now, locale: 'ro' };

const review = ({ uid, name }: { uid: string; name: string }, targetKind: string, targetId: string) => ({
  ...{ targetKind, targetId, uid, authorName: name, rating: 5, text: 'Foarte bun.', locale: 'ro' },
  ...{ status: 'published', createdAt: now, updatedAt: now },
});

const report = (reporterUid: string, targetId: string) => ({
  ...{
    reporterUid,
    targetKind: 'review',
    targetId,
    targetUid: reviewerOf(targetId),
    reason: 'spam',
    status: 'open',
    createdAt: now,
  },
});

const contributionReport = (reporterUid: string) => ({
  ...{ reporterUid, targetKind: 'question', reason: 'spam', of: 1, createdAt: now },
});

const booking = ({ uid, name }: LeavingPerson, key: string): Documents => ({
  [`bookings/of-${key}`]: {
    ...{ learnerUid: uid, learnerName: name, expertUid: STAYS.uid, expertName: STAYS.name, topic: `Eu, ${name}` },
    ...{ offeringId: 'o1', offeringTitle: { ro: 'Sesiune' }, startAt: later(30), endAt: later(30.05) },
    ...{ expertTimeZone: 'Europe/Bucharest', learnerTimeZone: 'Europe/Bucharest', status: 'confirmed' },
    ...{ cancelUntil: later(29), answerUntil: later(1), lockIds: [], createdAt: now, updatedAt: now, rev: 1 },
  },
  [`bookings/of-${key}/private/${uid}`]: { text: `Notița lui ${name}` },
  [`bookings/of-${key}/shared/notes`]: { text: 'A noastră', by: uid },
  [`bookings/of-${key}/attachments/a1`]: { ownerUid: uid, path: `uploads/${uid}/of-${key}-plan.txt` },
  [`waiting/${STAYS.uid}__${uid}`]: { learnerUid: uid, expertUid: STAYS.uid, learnerName: name },
  [`slotLocks/${uid}__1`]: { expertUid: uid, bookingId: `of-${key}` },
  [`schedules/${uid}`]: { timeZone: 'Europe/Bucharest', uid },
});

const rulings = ({ uid, name }: LeavingPerson, key: string): Documents => ({
  [`auditEvents/by-${key}`]: {
    ...{ at: now, actorUid: uid, actorName: name, action: 'user.flag.changed', subject: `users/${STAYS.uid}` },
    changes: { verifiedCreator: { old: false, new: true } },
  },
  [`auditEvents/about-${key}`]: {
    ...{ at: now, ...ADMINISTRATOR, action: 'user.status.changed', subject: `users/${uid}` },
    changes: { suspension: { old: null, new: { reason: `${name} a scris reclame` } } },
  },
  [`auditEvents/review-${key}`]: {
    ...{ at: now, ...ADMINISTRATOR, action: 'review.moderated', subject: `reviews/course__${COURSE}__${uid}` },
    changes: { status: { old: 'published', new: 'hidden' } },
  },
  [`auditEvents/report-${key}`]: {
    ...{ at: now, ...ADMINISTRATOR, action: 'review.moderated', subject: `reviews/course__${COURSE}__${STAYS.uid}` },
    ...{ changes: { reports: { old: 'open', new: 'dismissed' } } },
    reportId: `course__${COURSE}__${STAYS.uid}__${uid}`,
  },
  [`auditEvents/right-${key}`]: {
    ...{
      at: now,
      ...ADMINISTRATOR,
      action: 'verification.ruled',
      subject: `verificationRequests/${uid}__verifiedCreator`,
    },
    changes: { status: { old: 'open', new: 'approved' } },
  },
});
