import { isDeepStrictEqual } from 'node:util';
import { expertOfLock } from '@cursiv/shared-domain';
import type { Change as DataChange, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { coalesced } from '../coalesced.ts';
import { gathered } from '../gathered.ts';
import { KEEPERS, SINGLE } from '../limits.ts';
import { onDocumentWritten } from '../logged/firestore.ts';
import { onSchedule } from '../schedules/schedule.ts';
import { isDocumentId } from '../store/document-id.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { catalogueModel } from './catalogue/catalogue-model.ts';
import type { EntryKind } from './catalogue/shard.ts';
import { coursePageModel } from './course-page/course-page-model.ts';
import { expertsModel } from './experts/experts-model.ts';
import { keepEverybody, renewTimes } from './experts/renew-times.ts';
import { isCounted } from './learners/count-learners.ts';
import { learnersModel } from './learners/learners-model.ts';
import { ratingsModel } from './ratings/ratings-model.ts';
import { type Change, coursesNaming, isOrWasShown } from './touched.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
/** So many entries are kept with one commit: it holds 10 MiB, and each entry may be in a shard of its own. */
const MOST_TOGETHER = 10;

/** Entries share documents: those of a burst are kept together, or each would wait for the others with its copy of a shard in memory. */
const keepEntry = gathered<string>(async (kind, ids) => {
  const keys = [...new Set(ids)].map((id) => ({ kind: kind as EntryKind, id }));
  for (let at = 0; at < keys.length; at += MOST_TOGETHER)
    await catalogueModel.keep(store, keys.slice(at, at + MOST_TOGETHER));
});
const keepCourseEntry = (id: string) => keepEntry('courses', id);
const keepResourceEntry = (id: string) => keepEntry('resources', id);
const keepExpertEntry = (id: string) => keepEntry('experts', id);
const keepPage = coalesced((id) => coursePageModel.keep(store, id));
/** People meet in the same lists: those of a burst are kept one after another. */
const keepPeople = gathered<string>(async (_people, uids) => {
  for (const uid of new Set(uids)) await expertsModel.keep(store, { uid, now: new Date() });
});
const keepPerson = (uid: string) => keepPeople('experts', uid);
const keepCourseRating = coalesced((id) => ratingsModel.keep(store, { targetKind: 'course', targetId: id }));
const keepExpertRating = coalesced((uid) => ratingsModel.keep(store, { targetKind: 'expert', targetId: uid }));
const keepLearners = coalesced((courseId) => learnersModel.keep(store, courseId));

const changeOf = ({ data }: FirestoreEvent<DataChange<DocumentSnapshot> | undefined>): Change => ({
  before: data?.before.data(),
  after: data?.after.data(),
});

/** Changes outside a course's own document matter only while the course is published: one read shows that. */
const isPublished = async (courseId: string) => (await store.get(`courses/${courseId}`))?.fields.status === 'published';

/** Update what visitors see from the documents: published content appears, withdrawn content disappears. */
export const refreshCourse = onDocumentWritten({ document: 'courses/{id}', ...KEEPERS }, async (event) => {
  const { id } = event.params;
  if (isOrWasShown(changeOf(event))) await Promise.all([keepCourseEntry(id), keepPage(id)]);
});
export const refreshResource = onDocumentWritten({ document: 'resources/{id}', ...KEEPERS }, async (event) => {
  const change = changeOf(event);
  if (!isOrWasShown(change)) return;
  await keepResourceEntry(event.params.id);
  for (const id of coursesNaming(change)) if (await isPublished(id)) await keepPage(id);
});
export const refreshExpert = onDocumentWritten({ document: 'experts/{id}', ...KEEPERS }, async (event) => {
  const { id } = event.params;
  if (isOrWasShown(changeOf(event))) await Promise.all([keepExpertEntry(id), keepPerson(id)]);
});
export const refreshExpertOfSchedule = onDocumentWritten({ document: 'schedules/{id}', ...KEEPERS }, ({ params }) =>
  keepPerson(params.id),
);
/** A calendar is read far more often than what it says changes. */
export const refreshExpertOfBusyCalendar = onDocumentWritten(
  { document: 'busyCalendars/{id}', ...KEEPERS },
  async (event) => {
    const { before, after } = changeOf(event);
    if (!isDeepStrictEqual(before?.busy, after?.busy)) await keepPerson(event.params.id);
  },
);
export const refreshExpertOfSlotLock = onDocumentWritten({ document: 'slotLocks/{id}', ...KEEPERS }, ({ params }) =>
  keepPerson(expertOfLock(params.id)),
);
export const refreshExpertOfUser = onDocumentWritten({ document: 'users/{id}', ...KEEPERS }, async (event) => {
  const { before, after } = changeOf(event);
  if (before?.verifiedExpert !== after?.verifiedExpert) await keepPerson(event.params.id);
});

/** The site's holidays are nobody's free times. */
export const refreshExpertsOfHolidays = onDocumentWritten(
  { document: 'siteContent/holidays', timeoutSeconds: 540, ...SINGLE },
  ({ time }) => keepEverybody(store, new Date(time), () => new Date()),
);

/** Lists look some days ahead: whoever changes nothing for so long is looked ahead for again. */
export const renewExpertTimes = onSchedule({ schedule: 'every 60 minutes', timeoutSeconds: 300, ...SINGLE }, () =>
  renewTimes(store, new Date()),
);

/** An expert's stars follow their reviews, and the newest of these are on their page. */
export const countExpertRatings = onDocumentWritten({ document: 'reviews/{id}', ...KEEPERS }, async (event) => {
  const [kind, uid = ''] = event.params.id.split('__');
  if (kind !== 'expert' || !isDocumentId(uid) || !isOrWasShown(changeOf(event))) return;
  await keepExpertRating(uid);
  await keepPerson(uid);
});

/** A course's stars follow its reviews; lists take them from the course itself. */
export const countCourseRatings = onDocumentWritten({ document: 'reviews/{id}', ...KEEPERS }, async (event) => {
  const change = changeOf(event);
  const review = change.after ?? change.before;
  const id = String(review?.targetId);
  if (review?.targetKind !== 'course' || !isDocumentId(id) || !isOrWasShown(change)) return;
  await keepCourseRating(id);
  if (await isPublished(id)) await keepPage(id);
});

/** A course's number of learners follows its enrolments; progress does not matter. */
export const countLearners = onDocumentWritten({ document: 'enrollments/{id}', ...KEEPERS }, async (event) => {
  const { before, after } = changeOf(event);
  const courseId: unknown = (after ?? before)?.courseId;
  if (isCounted(before) === isCounted(after) || typeof courseId !== 'string' || !isDocumentId(courseId)) return;
  await keepLearners(courseId);
});
