import { callFunction } from '../call-function.ts';

/** A running attempt, with the server's time at the answer. */
export interface RunningAttempt {
  attemptId: string;
  now: Date;
  deadlineAt: Date | undefined;
}

/**
 * Begins an attempt at a quiz, or goes on with the one that runs; with an id, it only tells the time of that one. Throws AppError:
 * `conflict` with a reason when none is left.
 */
export async function startAttempt(courseId: string, lessonId: string, known?: string): Promise<RunningAttempt> {
  const { attemptId, now, deadlineAt } = await callFunction<
    object,
    { attemptId: string; now: string; deadlineAt?: string }
  >('startAttempt', { courseId, lessonId, ...(known !== undefined && { attemptId: known }) });
  return { attemptId, now: new Date(now), deadlineAt: deadlineAt === undefined ? undefined : new Date(deadlineAt) };
}

/** Has an attempt judged by the answers that are saved; asked again, nothing changes. Throws AppError. */
export async function submitAttempt(courseId: string, attemptId: string): Promise<void> {
  await callFunction('submitAttempt', { courseId, attemptId });
}
