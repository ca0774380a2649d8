import {
  AppError,
  countLesson,
  enrollmentId,
  enrollmentSchema,
  type LessonProgress,
  lessonProgressSchema,
  statesLesson,
} from '@cursiv/shared-domain';
import { database, doc, serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { transact } from '../transact.ts';

export interface LessonMark {
  uid: string;
  courseId: string;
  lessonId: string;
  state: LessonProgress['state'];
}

const wasDone = (progress: LessonProgress | undefined) => progress?.state === 'completed';

/**
 * Marks a lesson as done or not done and counts it in the course's progress with the same write; the last lesson
 * completes the course, which later changes never undo. Throws AppError: `no-access` when the person is not enrolled.
 */
export const markLesson = ({ uid, courseId, lessonId, state }: LessonMark): Promise<void> =>
  transact(async (transaction) => {
    const reference = doc(database(), 'enrollments', enrollmentId(uid, courseId));
    const progressReference = doc(reference, 'lessonProgress', lessonId);
    const enrollment = parseDocument(enrollmentSchema, await transaction.get(reference));
    if (!enrollment) throw new AppError('no-access', `${reference.path} does not exist`);
    const before = parseDocument(lessonProgressSchema, await transaction.get(progressReference));
    const change = (Number(state === 'completed') - Number(wasDone(before))) as -1 | 0 | 1;
    const first = { positionSec: 0, startedAt: serverTimestamp() };
    transaction.set(
      progressReference,
      {
        ...(before === undefined && first),
        ...{ lessonId, state, updatedAt: serverTimestamp() },
        ...(change === 1 && { completedAt: serverTimestamp() }),
      },
      { merge: true },
    );
    transaction.update(reference, {
      ...countLesson(enrollment, lessonId, change),
      ...statesLesson(enrollment, { lessonId, positionSec: 0, ...before, state }),
      updatedAt: serverTimestamp(),
    });
  });
