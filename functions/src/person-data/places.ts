import { allIn, at, below, besides, type Finding, naming, namingAnywhere } from './finding.ts';
import type { Part } from './parts.ts';

/** A place of the database that holds data of persons, and the part of their copy that it belongs to. */
export interface Place {
  part: Part;
  find: Finding;
  /** Fields that stay out: they are another person's, or a key. */
  without?: readonly string[];
}

/** A place whose documents are in no copy, and why. */
export type NotCopied = { why: string };

const enrollments = naming('enrollments', 'uid');
const drafts = naming('courseDrafts', 'ownerUid');
const bookings = naming('bookings', 'learnerUid', 'expertUid');
const requestedRights = naming('verificationRequests', 'uid');
const attempts = below(enrollments, 'attempts');
const courseOf = (fields: Record<string, unknown>) =>
  typeof fields.courseId === 'string' ? fields.courseId : undefined;
const inTakenCourse = (collection: string): Finding =>
  besides(enrollments, ({ fields }, uid) => {
    const courseId = courseOf(fields);
    return courseId && `courses/${courseId}/${collection}/${uid}`;
  });

/** The words of the same document once more. */
const KEYS = ['searchKeys'];

/** One or two documents that only the system has a use for. */
const why = (reason: string): NotCopied => ({ why: reason });
const OF_A_COURSE = why('made of its author’s draft, which is copied');
const MADE = why('made of documents that are copied');

/**
 * Every collection of the database, as the data rules name it, and what of it belongs to one person. A test compares it
 * with the rules and the functions: a new collection needs its row here.
 */
const ROWS = {
  users: {
    part: 'account',
    find: at((uid) => `users/${uid}`),
    without: ['searchKeys', 'lastAuditId', 'hasDrafts', 'hasRequests', 'hasBooked', 'hasNotes'],
  },
  'users/settings': { part: 'account', find: allIn((uid) => `users/${uid}/settings`) },
  'users/acceptances': { part: 'account', find: allIn((uid) => `users/${uid}/acceptances`) },
  'users/notes': { part: 'notes', find: allIn((uid) => `users/${uid}/notes`) },
  'users/learned': { part: 'learning', find: allIn((uid) => `users/${uid}/learned`) },
  'users/record': { part: 'record', find: allIn((uid) => `users/${uid}/record`) },
  'users/unread': MADE,
  'users/notifications': { part: 'messages', find: allIn((uid) => `users/${uid}/notifications`) },
  profiles: { part: 'account', find: at((uid) => `profiles/${uid}`) },
  knownSignIns: { part: 'account', find: at((uid) => `knownSignIns/${uid}`) },
  sessions: { part: 'account', find: at((uid) => `sessions/${uid}`) },
  pushSubscriptions: {
    part: 'account',
    find: naming('pushSubscriptions', 'uid'),
    // Whoever has them can push to the browser.
    without: ['endpoint', 'keys'],
  },
  pushes: why('says which of the messages went to which browser'),
  mails: { part: 'messages', find: naming('mails', 'uid') },
  verificationRequests: { part: 'account', find: requestedRights },
  experts: { part: 'teaching', find: at((uid) => `experts/${uid}`), without: KEYS },
  'experts/meetingLinks': { part: 'teaching', find: allIn((uid) => `experts/${uid}/meetingLinks`) },
  'experts/figures': { part: 'teaching', find: allIn((uid) => `experts/${uid}/figures`) },
  'experts/shares': MADE,
  schedules: { part: 'teaching', find: at((uid) => `schedules/${uid}`) },
  busyCalendars: { part: 'teaching', find: at((uid) => `busyCalendars/${uid}`) },
  courseInstructors: { part: 'teaching', find: naming('courseInstructors', 'uid') },
  invitations: { part: 'teaching', find: naming('invitations', 'ownerUid') },
  siteInvitations: { part: 'account', find: naming('siteInvitations', 'acceptedBy'), without: ['invitedBy'] },
  'courses/announcements': { part: 'teaching', find: namingAnywhere('announcements', 'authorUid') },
  courses: { part: 'courses', find: naming('courses', 'ownerUid'), without: KEYS },
  courseDrafts: { part: 'courses', find: drafts },
  'courseDrafts helped': why('another person’s; what one wrote there is in the history'),
  'courseDrafts/bodies': { part: 'courses', find: below(drafts, 'bodies') },
  'courseDrafts/quizKeys': { part: 'courses', find: below(drafts, 'quizKeys') },
  'courseDrafts/captions': { part: 'courses', find: below(drafts, 'captions') },
  'courseDrafts/history': { part: 'courses', find: namingAnywhere('history', 'by') },
  resources: { part: 'courses', find: naming('resources', 'ownerUid'), without: KEYS },
  files: { part: 'files', find: naming('files', 'ownerUid', 'sentBy') },
  'files shown': why('among the files'),
  enrollments: { part: 'learning', find: enrollments },
  'enrollments in own courses': why('other people’s'),
  'enrollments/lessonProgress': { part: 'learning', find: below(enrollments, 'lessonProgress') },
  'enrollments/attempts': { part: 'learning', find: attempts },
  'courses/learners': { part: 'learning', find: inTakenCourse('learners') },
  certificates: { part: 'certificates', find: naming('certificates', 'uid'), without: KEYS },
  'courses/questions': { part: 'questions', find: namingAnywhere('questions', 'uid') },
  'courses/questions/answers': { part: 'questions', find: namingAnywhere('answers', 'uid') },
  'courses/follows': { part: 'questions', find: inTakenCourse('follows') },
  hidings: { part: 'questions', find: naming('hidings', 'uid') },
  reportedContributions: {
    part: 'questions',
    find: naming('reportedContributions', 'uid'),
    without: ['reasons', 'reports', 'reportedAt'],
  },
  reviews: { part: 'reviews', find: naming('reviews', 'uid') },
  'reviews about': why('written by others'),
  reports: { part: 'reviews', find: naming('reports', 'reporterUid') },
  bookings: { part: 'bookings', find: bookings, without: KEYS },
  waiting: { part: 'bookings', find: naming('waiting', 'learnerUid') },
  'bookings/shared': { part: 'bookings', find: below(bookings, 'shared') },
  'bookings/attachments': { part: 'bookings', find: below(bookings, 'attachments') },
  'bookings/private': {
    part: 'bookings',
    find: besides(bookings, ({ path }, uid) => `${path}/private/${uid}`),
  },
  // What an administrator changed is other people’s.
  auditEvents: { part: 'record', find: naming('auditEvents', 'actorUid'), without: ['changes'] },
  'auditEvents about': {
    part: 'record',
    find: async (source, uid) => [
      ...(await naming('auditEvents', 'subject')(source, `users/${uid}`)),
      ...(await naming('auditEvents', 'subject')(source, `experts/${uid}`)),
    ],
    without: ['actorUid', 'actorName'],
  },
  dataRequests: { part: 'record', find: at((uid) => `dataRequests/${uid}__export`) },
  calendarFeeds: why('holds nothing but the secret of an address'),
  storageUse: why('counts the files that are copied'),
  allowances: why('counts how often something was done, until it may be done again'),
  'enrollments/attempts/papers': why('the questions are their author’s; the answers are copied'),
  'courseDrafts/present': why('says for some seconds who has a draft open'),
  'courses/versions': OF_A_COURSE,
  'courses/versions/lessons': OF_A_COURSE,
  'courses/versions/lessonLists': OF_A_COURSE,
  'courses/versions/bodies': OF_A_COURSE,
  'courses/versions/quizKeys': OF_A_COURSE,
  'courses/versions/captions': OF_A_COURSE,
  'courses/figures': why('counts without names'),
  siteFigures: why('counts without names'),
  siteShares: why('counts without names, under ids that tell of nobody'),
  publications: OF_A_COURSE,
  courseViews: OF_A_COURSE,
  expertViews: MADE,
  catalogue: MADE,
  linkChecks: OF_A_COURSE,
  waitingQuestions: MADE,
  listedQuestions: MADE,
  reportedReviews: MADE,
  slotLocks: MADE,
  'leads sent': why('sent without an account; the mail that answered has a link that erases it'),
  leads: why('written by visitors; what administrators note there is the site’s'),
  issuers: why('the site’s public keys'),
  workClaims: why('says for an hour which administrator deals with what'),
  recoveryCodes: why('hashes of backup codes'),
  accountSweeps: why('says how far the accounts were looked through'),
  config: why('the site’s settings'),
  siteContent: why('what the site says; who changed it stands in audit events'),
  legalVersions: why('the site’s legal texts as they were'),
  scheduleRuns: why('says when each schedule last ran'),
  migrations: why('says which documents were brought into their present form'),
  composition: why('which release of each section runs'),
  releaseFigures: why('counts visits, without persons'),
  auditSeals: why('hashes of audit events, which are copied'),
} satisfies Record<string, Place | NotCopied>;

export type PlaceName = keyof typeof ROWS;

export const PLACES: Record<PlaceName, Place | NotCopied> = ROWS;
