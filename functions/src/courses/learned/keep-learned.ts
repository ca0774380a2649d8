import {
  type Enrollment,
  enrollmentSchema,
  type LearnedLessons,
  learnedKey,
  learnedLessonsSchema,
  learnedPath,
  lessonProgressSchema,
  lessonSchema,
  versionPath,
  withLearned,
} from '@cursiv/shared-domain';
import type { DocumentStore, DocumentTransaction } from '../../store/document-source.ts';
import { allParsed, parsed } from '../../store/parsed.ts';

type Reading = Pick<DocumentTransaction, 'get' | 'find'>;

const known = async (transaction: Reading, uid: string): Promise<LearnedLessons> =>
  parsed(learnedLessonsSchema, await transaction.get(learnedPath(uid)))?.lessons ?? {};

/** The length of a lesson in the version that its learner reads; nothing for one that is no longer there. */
async function secondsOf(transaction: Reading, enrollment: Enrollment, lessonId: string): Promise<number> {
  const { course, courseId, courseVersion } = enrollment;
  const path = `${versionPath(courseId, course?.version ?? courseVersion)}/lessons/${lessonId}`;
  return parsed(lessonSchema, await transaction.get(path))?.durationSec ?? 0;
}

/**
 * Makes what a person has learned say of a lesson what its progress says now: when it was finished, or nothing while it is open. However
 * often it is told, a lesson counts once. What is gone with its enrolment takes nothing away.
 */
export const keepLearned = (store: DocumentStore, enrollmentPath: string, lessonId: string): Promise<void> =>
  store.transact(async (transaction) => {
    const enrollment = parsed(enrollmentSchema, await transaction.get(enrollmentPath));
    const progress = parsed(
      lessonProgressSchema,
      await transaction.get(`${enrollmentPath}/lessonProgress/${lessonId}`),
    );
    if (!enrollment || !progress) return;
    const lessons = await known(transaction, enrollment.uid);
    const key = learnedKey(enrollment.courseId, lessonId);
    const { [key]: before, ...others } = lessons;
    const at = progress.state === 'completed' ? progress.completedAt : undefined;
    if (before?.at.getTime() === at?.getTime()) return;
    const seconds = at ? await secondsOf(transaction, enrollment, lessonId) : 0;
    const now = at ? withLearned(others, { [key]: { at, seconds } }) : others;
    transaction.set(learnedPath(enrollment.uid), { lessons: now });
  });

/** What a person has learned, as far as their enrolments say it, with what is known besides; undefined where all of it is known. */
export async function missingLearned(transaction: Reading, uid: string): Promise<LearnedLessons | undefined> {
  const enrollments = allParsed(
    enrollmentSchema,
    await transaction.find({ collection: 'enrollments', equals: { uid } }),
  );
  const found = await Promise.all(enrollments.map((enrollment) => finishedIn(transaction, enrollment)));
  const before = await known(transaction, uid);
  const now = withLearned(Object.assign({}, ...found), before);
  return Object.keys(now).some((key) => !(key in before)) ? now : undefined;
}

async function finishedIn(transaction: Reading, enrollment: Enrollment): Promise<LearnedLessons> {
  const collection = `enrollments/${enrollment.id}/lessonProgress`;
  const progress = allParsed(lessonProgressSchema, await transaction.find({ collection }));
  const finished = progress.map(async ({ lessonId, state, completedAt }) =>
    state === 'completed' && completedAt
      ? {
          [learnedKey(enrollment.courseId, lessonId)]: {
            at: completedAt,
            seconds: await secondsOf(transaction, enrollment, lessonId),
          },
        }
      : {},
  );
  return Object.assign({}, ...(await Promise.all(finished)));
}
