import { courseSchema, enrolledCourseOf, isLearning, sameValues } from '@cursiv/shared-domain';
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { coalesced } from '../../coalesced.ts';
import { gathered } from '../../gathered.ts';
import { KEEPERS } from '../../limits.ts';
import { onDocumentUpdated, onDocumentWritten } from '../../logged/firestore.ts';
import { enrolled } from '../../store/enrolled.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { parsed } from '../../store/parsed.ts';
import { keepEnrolledCourse } from './keep-enrolled-course.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
const keepSome = gathered<string>((courseId, ids) => keepEnrolledCourse(store, courseId, [...new Set(ids)]));
const keepAll = coalesced((courseId) => keepEnrolledCourse(store, courseId));

const listedIn = (snapshot: DocumentSnapshot | undefined) => {
  const fields = snapshot?.data();
  const course = snapshot && fields && parsed(courseSchema, { path: snapshot.ref.path, id: snapshot.id, fields });
  // The titles of its lessons change with its version.
  return course && enrolledCourseOf(course, []);
};

/** Who begins a course, or comes back to it, finds in their list what it is now. */
export const keepCourseOfEnrollment = onDocumentWritten(
  { document: 'enrollments/{id}', ...KEEPERS },
  async ({ data, params: { id } }) => {
    const courseId = enrolled(id)?.courseId;
    const learns = (snapshot: DocumentSnapshot | undefined) => isLearning(snapshot?.get('status'));
    if (courseId && learns(data?.after) && !learns(data?.before)) await keepSome(courseId, id);
  },
);

/** The lists of a course's learners follow what they show of it. Reported again if cut off. */
export const keepCourseOfEnrollments = onDocumentUpdated(
  { document: 'courses/{id}', timeoutSeconds: 540, ...KEEPERS },
  async ({ data, params: { id } }) => {
    if (!sameValues(listedIn(data?.before), listedIn(data?.after))) await keepAll(id);
  },
);
