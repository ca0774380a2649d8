/** Answers that were on their way when the time ended still count. */
export const GRACE_MS = 30_000;

/** Attempts at one quiz, where its author sets no limit. */
const MOST_ATTEMPTS = 100;

/** The id of a learner's attempt at a lesson; the number counts from 1. */
export const attemptId = (lessonId: string, number: number) => `${lessonId}__${number}`;

/** Attempts that are left after so many; the author's 0 is no limit. */
export const attemptsLeft = (maxAttempts: number, made: number): number =>
  Math.max(0, (maxAttempts || MOST_ATTEMPTS) - made);

/** Whether the time of an attempt has ended, for the server. */
export const isOver = (deadlineAt: Date | undefined, now: Date): boolean =>
  deadlineAt !== undefined && now.getTime() >= deadlineAt.getTime() + GRACE_MS;
