import { attemptSchema, LESSON_FIGURES } from '@cursiv/shared-domain';
import { gathered } from '../gathered.ts';
import { KEEPERS } from '../limits.ts';
import { onDocumentDeleted, onDocumentWritten } from '../logged/firestore.ts';
import { enrolled } from '../store/enrolled.ts';
import { firestoreStore } from '../store/firestore-store.ts';
import { parsed } from '../store/parsed.ts';
import { type AttemptPart, countAttempts } from './count-attempts.ts';
import { countLessons, type LessonPart } from './count-lessons.ts';
import { placeOf } from './figure-places.ts';
import { forgetLearner } from './forget-learner.ts';

/** Opened here, before firebase-functions opens the same database for the triggers' snapshots. */
const store = firestoreStore();
/** An event that could not be counted is reported again. */
/** Learners who are counted in one transaction. */
const TOGETHER = 50;

async function inParts<Part>(parts: readonly Part[], count: (some: readonly Part[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < parts.length; start += TOGETHER) await count(parts.slice(start, start + TOGETHER));
}

const keepLessons = gathered<LessonPart>((key, parts) => {
  const { courseId, shard } = JSON.parse(key);
  return inParts(parts, (some) => countLessons(store, courseId, shard, some));
});
const keepAttempts = gathered<AttemptPart>((key, parts) =>
  inParts(parts, (some) => countAttempts(store, JSON.parse(key), some)),
);

/** What of a lesson's progress is counted; a new position in a video is not. */
const COUNTED_FIELDS = ['state', 'locale', 'readLocale'] as const;

/** The figures of a course's lessons follow the progress of its learners. */
export const countLessonProgress = onDocumentWritten(
  { document: 'enrollments/{enrollment}/lessonProgress/{lesson}', ...KEEPERS },
  async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const learner = enrolled(params.enrollment);
    const isSame = before && after && COUNTED_FIELDS.every((field) => before[field] === after[field]);
    if (!learner || isSame) return;
    const place = placeOf(learner.courseId, LESSON_FIGURES, learner.uid);
    await keepLessons(JSON.stringify(place), { uid: learner.uid, lessonId: params.lesson });
  },
);

/** The figures of a quiz follow its attempts, as they are judged. */
export const countAttempt = onDocumentWritten(
  { document: 'enrollments/{enrollment}/attempts/{attempt}', ...KEEPERS },
  async ({ data, params }) => {
    const [before, after] = [data?.before.data(), data?.after.data()];
    const learner = enrolled(params.enrollment);
    if (!learner || !after || after.status === 'in_progress' || before?.status === after.status) return;
    const attempt = parsed(attemptSchema, { path: params.attempt, id: params.attempt, fields: after });
    if (!attempt) return;
    const place = placeOf(learner.courseId, attempt.lessonId, learner.uid);
    await keepAttempts(JSON.stringify(place), { uid: learner.uid, attemptId: params.attempt });
  },
);

/** A deleted enrolment leaves nothing in the figures. */
export const forgetEnrollment = onDocumentDeleted(
  { document: 'enrollments/{enrollment}', ...KEEPERS },
  async ({ params }) => {
    const learner = enrolled(params.enrollment);
    if (learner) await forgetLearner(store, learner.courseId, learner.uid);
  },
);
