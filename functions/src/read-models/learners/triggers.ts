import { onDocumentWritten } from 'firebase-functions/v2/firestore';
import { coalesced } from '../../coalesced.ts';
import { KEEPERS } from '../../limits.ts';
import { isDocumentId } from '../../store/document-id.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { isCounted } from './count-learners.ts';
import { keepLearners } from './keep-learners.ts';

const store = firestoreStore();
const keep = coalesced((courseId) => keepLearners(store, courseId));

/** A course's number of learners follows its enrolments; progress within one is none of its business. */
export const countLearner = onDocumentWritten({ document: 'enrollments/{id}', ...KEEPERS }, async ({ data }) => {
  const [before, after] = [data?.before.data(), data?.after.data()];
  const courseId: unknown = (after ?? before)?.courseId;
  if (isCounted(before) === isCounted(after) || typeof courseId !== 'string' || !isDocumentId(courseId)) return;
  await keep(courseId);
});
