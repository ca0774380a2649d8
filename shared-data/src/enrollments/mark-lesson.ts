import {
  AppError,
  enrollmentId,
  enrollmentLifecycle,
  enrollmentSchema,
  type LessonProgress,
  lessonProgressSchema,
  progressOf,
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
    const change = Number(state === 'completed') - Number(wasDone(before));
    const { completed, total } = enrollment.progress;
    const progress = progressOf(Math.max(0, completed + change), total);
    const isFinished = total > 0 && progress.completed >= total;
    transaction.set(progressReference, {
      lessonId,
      state,
      positionSec: before?.positionSec ?? 0,
      updatedAt: serverTimestamp(),
    });
    transaction.update(reference, {
      progress,
      counted: lessonId,
      status:
        isFinished && enrollmentLifecycle.canMove('learner', enrollment.status, 'completed')
          ? 'completed'
          : enrollment.status,
      updatedAt: serverTimestamp(),
    });
  });
