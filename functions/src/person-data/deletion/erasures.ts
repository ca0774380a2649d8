import type { StoredDocument } from '../../store/document-source.ts';
import { allIn, at, below, containing, type Finding, naming, namingAnywhere } from '../finding.ts';
import { PLACES, type PlaceName } from '../places.ts';
import { anonymise, type Erasure, erase, keep, type TraceFinding } from './erasure.ts';

const ownCourses = naming('courses', 'ownerUid');
const ownDrafts = naming('courseDrafts', 'ownerUid');
const ownVersions = below(ownCourses, 'versions');
const enrollments = naming('enrollments', 'uid');

/** Found as for the copy of the person's data. */
function copied(place: PlaceName): Finding {
  const row = PLACES[place];
  if (!('find' in row)) throw new Error(`${place} is in no copy`);
  return row.find;
}

const several =
  (...findings: TraceFinding[]): TraceFinding =>
  async (source, uid, leaver) =>
    (await Promise.all(findings.map((find) => find(source, uid, leaver)))).flat();

const only =
  (finding: Finding, isWanted: (document: StoredDocument) => boolean): Finding =>
  async (source, uid) =>
    (await finding(source, uid)).filter(isWanted);

const isShown = ({ shownIn }: Record<string, unknown>) => Array.isArray(shownIn) && shownIn.length > 0;

/** Messages of visitors in which an administrator wrote notes or answers: these stand in lists, which no query looks into. */
const notedLeads: Finding = async (source, uid) =>
  (await source.find({ collection: 'leads' })).filter(({ fields }) => JSON.stringify(fields).includes(`"${uid}"`));

/** Messages that came from the person's address, however it was typed. */
const sentLeads: TraceFinding = async (source, _, { provenEmail }) =>
  provenEmail === undefined
    ? []
    : (await source.find({ collection: 'leads' })).filter(
        ({ fields }) => String(fields.email).toLowerCase() === provenEmail,
      );

/** What others sent to the person's address. */
const sentTo =
  (collection: string): TraceFinding =>
  async (source, _, { provenEmail }) =>
    provenEmail === undefined ? [] : source.find({ collection, equals: { email: provenEmail } });

const reviewsOfThem: TraceFinding = several(copied('reviews'), naming('reviews', 'targetId'));

/** The documents of a collection that name one of the found ones in a field. */
const about =
  (
    finding: TraceFinding,
    collection: string,
    field: string,
    name: (document: StoredDocument) => string,
  ): TraceFinding =>
  async (source, uid, leaver) => {
    const found = await finding(source, uid, leaver);
    const all = found.map((one) => source.find({ collection, equals: { [field]: name(one) } }));
    return (await Promise.all(all)).flat();
  };

/** What administrators ruled on works of the person: their id stands in the names of these. */
const auditedWorks = several(
  about(reviewsOfThem, 'auditEvents', 'subject', ({ path }) => path),
  about(copied('verificationRequests'), 'auditEvents', 'subject', ({ path }) => path),
);

/** Marks on reviews that the person wrote, is the subject of, or was the last to report. */
const marksOfReviews: TraceFinding = async (source, uid, leaver) => {
  const reviews = await reviewsOfThem(source, uid, leaver);
  const reports = await copied('reports')(source, uid);
  const ids = [...reviews.map(({ id }) => id), ...reports.map(({ fields }) => String(fields.targetId))];
  const marks = await Promise.all([...new Set(ids)].map((id) => source.get(`reportedReviews/${id}`)));
  return marks
    .filter((mark) => mark !== undefined)
    .filter((mark) => `${mark.id}__${mark.fields.reportId}`.includes(uid));
};

const without = (fields: Record<string, unknown>, ...names: string[]) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !names.includes(name)));

/** What each kind of audit event may go on saying of a person who is gone: states and rights, no words. */
const SAYABLE = new Set(['boolean', 'number']);

/**
 * What becomes of every place when a person's account is deleted: a new place does not compile without its row. Places below
 * others are done before them, the account last.
 */
export const ERASURES: Record<PlaceName, Erasure> = {
  // These are found by the reviews, requests and reports that they are about, and go before them.
  auditEvents: anonymise(
    several(
      copied('auditEvents'),
      naming('auditEvents', 'changes.ownerUid.old'),
      about(copied('reports'), 'auditEvents', 'reportId', ({ id }) => id),
    ),
    (fields) => ({ ...fields, isPseudonymised: true }),
  ),
  'auditEvents about': anonymise(
    several(copied('auditEvents about'), auditedWorks),
    (fields, _, { uid, pseudonym }) => ({
      ...fields,
      subject: String(fields.subject).replaceAll(uid, pseudonym),
      changes: Object.fromEntries(
        Object.entries(fields.changes as Record<string, { old: unknown; new: unknown }>).filter(
          ([field, change]) => field === 'status' || SAYABLE.has(typeof change.new),
        ),
      ),
      isPseudonymised: true,
    }),
  ),
  reportedReviews: erase(marksOfReviews),
  reports: erase(
    several(
      copied('reports'),
      naming('reports', 'targetUid'),
      about(reviewsOfThem, 'reports', 'targetId', ({ id }) => id),
    ),
  ),
  users: erase(copied('users')),
  'users/settings': erase(copied('users/settings')),
  'users/acceptances': erase(copied('users/acceptances')),
  'users/notes': erase(copied('users/notes')),
  'users/record': erase(copied('users/record')),
  'users/notifications': erase(copied('users/notifications')),
  // After the notifications: as long as they are there, a function may count them anew.
  'users/unread': erase(allIn((uid) => `users/${uid}/unread`)),
  profiles: erase(copied('profiles')),
  knownSignIns: erase(copied('knownSignIns')),
  sessions: erase(copied('sessions')),
  pushSubscriptions: erase(copied('pushSubscriptions')),
  pushes: erase(naming('pushes', 'uid')),
  mails: erase(copied('mails')),
  verificationRequests: erase(copied('verificationRequests')),
  experts: erase(copied('experts')),
  'experts/meetingLinks': erase(copied('experts/meetingLinks')),
  'experts/figures': erase(copied('experts/figures')),
  'experts/shares': erase(allIn((uid) => `experts/${uid}/shares`)),
  schedules: erase(copied('schedules')),
  busyCalendars: erase(copied('busyCalendars')),
  courseInstructors: erase(several(copied('courseInstructors'), naming('courseInstructors', 'ownerUid'))),
  invitations: erase(several(copied('invitations'), sentTo('invitations'))),
  siteInvitations: erase(
    several(copied('siteInvitations'), naming('siteInvitations', 'invitedBy'), sentTo('siteInvitations')),
  ),
  'courses/announcements': anonymise(copied('courses/announcements')),
  courses: anonymise(ownCourses, (fields, { id }, { pseudonym }) => ({
    ...fields,
    id,
    status: fields.status === 'suspended' ? fields.status : 'archived',
    instructors: (fields.instructors as { uid?: unknown }[] | undefined)?.filter((one) => one.uid !== pseudonym) ?? [],
  })),
  'courses/versions': anonymise(ownVersions),
  'courses/versions/lessons': anonymise(below(ownVersions, 'lessons')),
  'courses/versions/lessonLists': anonymise(below(ownVersions, 'lessonLists')),
  'courses/versions/bodies': anonymise(below(ownVersions, 'bodies')),
  'courses/versions/quizKeys': anonymise(below(ownVersions, 'quizKeys')),
  'courses/versions/captions': anonymise(below(ownVersions, 'captions')),
  courseDrafts: erase(ownDrafts),
  'courseDrafts/bodies': erase(copied('courseDrafts/bodies')),
  'courseDrafts/quizKeys': erase(copied('courseDrafts/quizKeys')),
  'courseDrafts/captions': erase(copied('courseDrafts/captions')),
  // What they wrote into the drafts of others belongs to these.
  'courseDrafts/history': anonymise(copied('courseDrafts/history')),
  'courseDrafts/present': erase(below(ownDrafts, 'present')),
  'courseDrafts helped': anonymise(containing('courseDrafts', 'editorUids'), (fields, _, { pseudonym }) => ({
    ...fields,
    editorUids: (fields.editorUids as string[]).filter((uid) => uid !== pseudonym),
  })),
  publications: anonymise(naming('publications', 'ownerUid')),
  linkChecks: erase(naming('linkChecks', 'ownerUid')),
  resources: erase(copied('resources')),
  files: erase(only(naming('files', 'ownerUid'), ({ fields }) => !isShown(fields))),
  // Those of a course that is archived stay with its learners, and what they sent for another's course is that author's.
  'files shown': anonymise(
    several(
      only(naming('files', 'ownerUid'), ({ fields }) => isShown(fields)),
      containing('files', 'alsoOf'),
      naming('files', 'sentBy'),
    ),
  ),
  enrollments: erase(copied('enrollments')),
  'enrollments in own courses': anonymise(naming('enrollments', 'courseOwnerUid')),
  'enrollments/lessonProgress': erase(copied('enrollments/lessonProgress')),
  // After the progress: as long as that is there, a function may write it anew.
  'users/learned': erase(copied('users/learned')),
  'enrollments/attempts': erase(copied('enrollments/attempts')),
  'enrollments/attempts/papers': erase(below(below(enrollments, 'attempts'), 'papers')),
  'courses/learners': erase(copied('courses/learners')),
  'courses/follows': erase(copied('courses/follows')),
  certificates: erase(copied('certificates')),
  'courses/questions': anonymise(copied('courses/questions')),
  'courses/questions/answers': anonymise(copied('courses/questions/answers')),
  hidings: erase(copied('hidings')),
  reportedContributions: anonymise(copied('reportedContributions')),
  reviews: anonymise(copied('reviews')),
  'reviews about': erase(naming('reviews', 'targetId')),
  // The other side keeps that there was a session; what the person asked goes.
  bookings: anonymise(copied('bookings'), (fields, _, { pseudonym }) => ({
    ...without(
      fields,
      ...(fields.learnerUid === pseudonym ? ['context'] : []),
      ...(fields.expertUid === pseudonym ? ['meetingUrl'] : []),
    ),
    ...(fields.learnerUid === pseudonym && { topic: '' }),
  })),
  'bookings/shared': anonymise(copied('bookings/shared')),
  'bookings/attachments': erase(namingAnywhere('attachments', 'ownerUid')),
  'bookings/private': erase(copied('bookings/private')),
  waiting: erase(several(copied('waiting'), naming('waiting', 'expertUid'))),
  slotLocks: erase(naming('slotLocks', 'expertUid')),
  dataRequests: erase(copied('dataRequests')),
  calendarFeeds: erase(at((uid) => `calendarFeeds/${uid}`)),
  recoveryCodes: erase(at((uid) => `recoveryCodes/${uid}`)),
  storageUse: erase(at((uid) => `storageUse/${uid}`)),
  workClaims: erase(naming('workClaims', 'uid')),
  expertViews: erase(at((uid) => `expertViews/${uid}`)),
  allowances: keep('named by a hash, and counted down within a day'),
  'courses/figures': keep('counts without names'),
  siteFigures: keep('counts without names'),
  siteShares: keep('counts without names, under ids that tell of nobody'),
  courseViews: keep('made anew by a trigger'),
  catalogue: keep('made anew by a trigger'),
  waitingQuestions: keep('made anew by a trigger'),
  listedQuestions: keep('made anew by a trigger'),
  'leads sent': erase(sentLeads),
  leads: anonymise(notedLeads),
  issuers: keep('the site’s public keys'),
  accountSweeps: keep('names nobody'),
  config: keep('the site’s settings'),
  siteContent: keep('names nobody'),
  legalVersions: keep('names nobody'),
  scheduleRuns: keep('names nobody'),
  migrations: keep('names nobody'),
  composition: keep('which release of each section runs'),
  releaseFigures: keep('counts without names'),
  auditSeals: keep('hashes without names'),
};

/** The account is above everything: until it is gone, a run that was killed knows whose data it erases. */
const depth = (place: PlaceName): number => (place === 'users' ? -1 : place.split('/').length);

/** The places in the order in which they are done. */
export const ORDER: readonly PlaceName[] = (Object.keys(ERASURES) as PlaceName[]).toSorted(
  (one, other) => depth(other) - depth(one),
);
