import { type LessonProgress, lessonProgressSchema, storedState } from '@cursiv/shared-domain';
import type { DocumentSnapshot } from 'firebase-functions/v2/firestore';
import { KEEPERS } from '../../limits.ts';
import { onDocumentWritten } from '../../logged/firestore.ts';
import { firestoreStore } from '../../store/firestore-store.ts';
import { parsed } from '../../store/parsed.ts';
import { keepLearned } from '../learned/keep-learned.ts';
import { keepLessonState } from './keep-lesson-states.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();

const progressIn = (snapshot: DocumentSnapshot | undefined) => {
  const fields = snapshot?.data();
  return snapshot && fields && parsed(lessonProgressSchema, { path: snapshot.ref.path, id: snapshot.id, fields });
};

const stateOf = (progress: LessonProgress | undefined) => progress && storedState(progress);
const finishOf = (progress: LessonProgress | undefined) =>
  progress?.state === 'completed' ? progress.completedAt?.getTime() : undefined;

/**
 * An enrolment follows the progress in its lessons, also that of pages which do not write it there, and what its person has learned follows
 * it. A new position in a film changes nothing.
 */
export const keepStateOfLesson = onDocumentWritten(
  { document: 'enrollments/{enrollment}/lessonProgress/{lesson}', ...KEEPERS },
  async ({ data, params: { enrollment, lesson } }) => {
    const [before, after] = [progressIn(data?.before), progressIn(data?.after)];
    const path = `enrollments/${enrollment}`;
    if (stateOf(before) !== stateOf(after)) await keepLessonState(store, path, lesson);
    if (finishOf(before) !== finishOf(after)) await keepLearned(store, path, lesson);
  },
);
