import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { KEEPERS } from '../../limits.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { keepInstructors, keepInstructorsOf } from './live-instructors.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

/** A course's page follows who agrees to teach it, and who ends it. */
export const refreshInstructors = onDocumentWritten(
  { document: 'courseInstructors/{id}', ...KEEPERS },
  async ({ data }) => {
    const courseId = String((data?.after.data() ?? data?.before.data())?.courseId);
    if (isDocumentId(courseId)) await keepInstructors(store, courseId);
  },
);

/** What a course's page says of its instructors follows their names, portraits and rights. */
const SHOWN = ['name', 'photo', 'verifiedInstructor', 'status'];

export const refreshInstructorsOfUser = onDocumentWritten(
  { document: 'users/{id}', ...KEEPERS },
  async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    if (before && SHOWN.some((field) => before[field] !== after?.[field])) await keepInstructorsOf(store, params.id);
  },
);

/** What somebody says of themselves stands on the pages of their courses. */
export const refreshInstructorsOfCard = onDocumentWritten({ document: 'profiles/{id}', ...KEEPERS }, ({ params }) =>
  keepInstructorsOf(store, params.id),
);
