import { expertOfLock } from '@cursiv/shared-domain';
import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { keepCourseView } from '../course-view/keep-course-view.ts';
import { isDocumentId } from '../payload/document-id.ts';
import { firestoreStore } from '../payload/firestore-source.ts';
import { keepRating } from '../reviews/keep-rating.ts';
import { coalesced } from './coalesced.ts';
import { keepEntry } from './keep-entry.ts';
import { keepPerson } from './keep-person.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const region = 'us-central1';
const keepCourse = coalesced(async (id) => {
  await keepEntry(store, 'courses', id);
  await keepCourseView(store, id);
});
const keepReviews = coalesced(async (id) => {
  await keepRating(store, { targetKind: 'course', targetId: id });
  await keepCourse(id);
});
const keepResource = coalesced((id) => keepEntry(store, 'resources', id));
const keepExpert = coalesced((id) => keepEntry(store, 'experts', id));
const keepTimes = coalesced((uid) => keepPerson(store, uid));
const keepExpertReviews = coalesced(async (uid) => {
  await keepRating(store, { targetKind: 'expert', targetId: uid });
  await keepTimes(uid);
});

/** Keep the catalogue as the documents are: what is published appears, what no longer is disappears. */
export const listCourse = onDocumentWritten({ document: 'courses/{id}', region }, ({ params }) =>
  keepCourse(params.id),
);
export const listLesson = onDocumentWritten({ document: 'courses/{id}/lessons/{lessonId}', region }, ({ params }) =>
  keepCourse(params.id),
);
export const listResource = onDocumentWritten({ document: 'resources/{id}', region }, async ({ params, data }) => {
  const courses = [data?.before, data?.after].flatMap((snapshot): unknown[] => snapshot?.data()?.courseIds ?? []);
  await keepResource(params.id);
  for (const id of new Set(courses)) if (typeof id === 'string' && isDocumentId(id)) await keepCourse(id);
});
export const listExpert = onDocumentWritten({ document: 'experts/{id}', region }, ({ params }) =>
  Promise.all([keepExpert(params.id), keepTimes(params.id)]),
);
export const listSchedule = onDocumentWritten({ document: 'schedules/{id}', region }, ({ params }) =>
  keepTimes(params.id),
);
export const listVerifiedExpert = onDocumentWritten({ document: 'users/{id}', region }, async ({ params, data }) => {
  const [before, after] = [data?.before, data?.after].map((snapshot) => snapshot?.data()?.verifiedExpert === true);
  if (before !== after) await keepTimes(params.id);
});
export const listExpertReview = onDocumentWritten({ document: 'reviews/{id}', region }, async ({ params }) => {
  const [kind, uid = ''] = params.id.split('__');
  if (kind === 'expert' && isDocumentId(uid)) await keepExpertReviews(uid);
});
export const listSlotLock = onDocumentWritten({ document: 'slotLocks/{id}', region }, ({ params }) =>
  keepTimes(expertOfLock(params.id)),
);

/** A course's stars follow its reviews. */
export const rateCourse = onDocumentWritten({ document: 'reviews/{id}', region }, async ({ data }) => {
  const review = data?.after.data() ?? data?.before.data();
  if (review?.targetKind === 'course' && isDocumentId(String(review.targetId)))
    await keepReviews(String(review.targetId));
});
