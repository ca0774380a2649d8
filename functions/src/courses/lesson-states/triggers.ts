import { lessonProgressSchema, storedState } from '@cursiv/shared-domain';
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { KEEPERS } from '../../limits.ts';
import { onDocumentWritten } from '../../logged/firestore.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { parsed } from '../../store/parsed.ts';
import { keepLessonState } from './keep-lesson-states.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

const stateIn = (snapshot: DocumentSnapshot | undefined) => {
  const fields = snapshot?.data();
  const progress =
    snapshot && fields && parsed(lessonProgressSchema, { path: snapshot.ref.path, id: snapshot.id, fields });
  return progress && storedState(progress);
};

/** An enrolment follows the progress in its lessons, also that of pages which do not write it there. A new position in a film changes nothing. */
export const keepStateOfLesson = onDocumentWritten(
  { document: 'enrollments/{enrollment}/lessonProgress/{lesson}', retry: true, ...KEEPERS },
  async ({ data, params: { enrollment, lesson } }) => {
    if (stateIn(data?.before) === stateIn(data?.after)) return;
    await keepLessonState(store, `enrollments/${enrollment}`, lesson);
  },
);
