import type { Enrollment } from './enrollment-schema.ts';
import { type EnrollmentStatus, enrollmentLifecycle } from './lifecycle.ts';

/** The deterministic id that makes a second enrolment of the same person impossible. */
export const enrollmentId = (uid: string, courseId: string) => `${uid}__${courseId}`;

/** Whole per cent of lessons done; 100 only when every lesson is. */
export function progressOf(completed: number, total: number) {
  const done = Math.min(completed, total);
  return { completed: done, total, pct: total === 0 ? 0 : Math.floor((done * 100) / total) };
}

/**
 * An enrolment after one of its lessons was done (1) or opened again (-1); the last lesson completes the course, which nothing undoes.
 * A lesson that came with a later version than the learner's counts for nothing.
 */
export function countLesson(
  { lessonIds, progress: { completed, total }, status }: Pick<Enrollment, 'lessonIds' | 'progress' | 'status'>,
  lessonId: string,
  change: -1 | 0 | 1,
): Pick<Enrollment, 'progress' | 'counted' | 'status'> {
  const progress = progressOf(Math.max(0, completed + (lessonIds.includes(lessonId) ? change : 0)), total);
  const isFinished = total > 0 && progress.completed >= total;
  return {
    progress,
    counted: lessonId,
    status: isFinished && enrollmentLifecycle.canMove('learner', status, 'completed') ? 'completed' : status,
  };
}

/** The state in which a learner comes back: to what they had, which may have become all of it while they were away. */
export const resumedStatus = ({ completed, total }: Enrollment['progress']): EnrollmentStatus =>
  total > 0 && completed >= total ? 'completed' : enrollmentLifecycle.first;
