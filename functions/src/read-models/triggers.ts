import { expertOfLock } from '@cursiv/shared-domain';
import type { Change as DataChange, DocumentSnapshot, FirestoreEvent } from 'firebase-functions/v2/firestore';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { coalesced } from '../coalesced.ts';
import { KEEPERS } from '../limits.ts';
import { isDocumentId } from '../store/document-id.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { keepEntry } from './catalogue/keep-entry.ts';
import { keepCourseView } from './course-page/keep-course-view.ts';
import { keepPerson } from './experts/keep-person.ts';
import { keepRating } from './ratings/keep-rating.ts';
import { type Change, coursesNaming, isOrWasShown } from './touched.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keepEntries = coalesced((id) => keepEntry(store, 'courses', id));
const keepView = coalesced((id) => keepCourseView(store, id));
const keepResource = coalesced((id) => keepEntry(store, 'resources', id));
const keepExpert = coalesced((id) => keepEntry(store, 'experts', id));
const keepTimes = coalesced((uid) => keepPerson(store, uid));
const keepCourseRating = coalesced((id) => keepRating(store, { targetKind: 'course', targetId: id }));
const keepExpertRating = coalesced((uid) => keepRating(store, { targetKind: 'expert', targetId: uid }));

const changeOf = ({ data }: FirestoreEvent<DataChange<DocumentSnapshot> | undefined>): Change => ({
  before: data?.before.data(),
  after: data?.after.data(),
});

/** What is not on a course's document itself is looked at only while the course is published: one read tells. */
const isPublished = async (courseId: string) => (await store.get(`courses/${courseId}`))?.fields.status === 'published';

/** Keep the catalogue as the documents are: what is published appears, what no longer is disappears. */
export const listCourse = onDocumentWritten({ document: 'courses/{id}', ...KEEPERS }, async (event) => {
  const { id } = event.params;
  if (isOrWasShown(changeOf(event))) await Promise.all([keepEntries(id), keepView(id)]);
});
export const listLesson = onDocumentWritten(
  { document: 'courses/{id}/lessons/{lessonId}', ...KEEPERS },
  async ({ params: { id } }) => {
    if (await isPublished(id)) await Promise.all([keepEntries(id), keepView(id)]);
  },
);
export const listResource = onDocumentWritten({ document: 'resources/{id}', ...KEEPERS }, async (event) => {
  const change = changeOf(event);
  if (!isOrWasShown(change)) return;
  await keepResource(event.params.id);
  for (const id of coursesNaming(change)) if (await isPublished(id)) await keepView(id);
});
export const listExpert = onDocumentWritten({ document: 'experts/{id}', ...KEEPERS }, async (event) => {
  const { id } = event.params;
  if (isOrWasShown(changeOf(event))) await Promise.all([keepExpert(id), keepTimes(id)]);
});
export const listSchedule = onDocumentWritten({ document: 'schedules/{id}', ...KEEPERS }, ({ params }) =>
  keepTimes(params.id),
);
export const listVerifiedExpert = onDocumentWritten({ document: 'users/{id}', ...KEEPERS }, async (event) => {
  const { before, after } = changeOf(event);
  if (before?.verifiedExpert !== after?.verifiedExpert) await keepTimes(event.params.id);
});
export const listExpertReview = onDocumentWritten({ document: 'reviews/{id}', ...KEEPERS }, async (event) => {
  const [kind, uid = ''] = event.params.id.split('__');
  if (kind !== 'expert' || !isDocumentId(uid) || !isOrWasShown(changeOf(event))) return;
  await keepExpertRating(uid);
  await keepTimes(uid);
});
export const listSlotLock = onDocumentWritten({ document: 'slotLocks/{id}', ...KEEPERS }, ({ params }) =>
  keepTimes(expertOfLock(params.id)),
);

/** A course's stars follow its reviews; the course itself then says so in lists. */
export const rateCourse = onDocumentWritten({ document: 'reviews/{id}', ...KEEPERS }, async (event) => {
  const change = changeOf(event);
  const review = change.after ?? change.before;
  const id = String(review?.targetId);
  if (review?.targetKind !== 'course' || !isDocumentId(id) || !isOrWasShown(change)) return;
  await keepCourseRating(id);
  if (await isPublished(id)) await keepView(id);
});
