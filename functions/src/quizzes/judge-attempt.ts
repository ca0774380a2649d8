import {
  AppError,
  type Attempt,
  attemptSchema,
  countLesson,
  enrollmentSchema,
  gradeQuiz,
  isLearning,
  lessonProgressSchema,
  questionResults,
  quizKeySchema,
  statesLesson,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';

/** Judges an attempt by the questions it began with, once; who passes has done the lesson. Throws `not-found`. */
export async function judgeAttempt(
  transaction: DocumentTransaction,
  enrollmentPath: string,
  id: string,
  now: Date,
): Promise<Pick<Attempt, 'status' | 'score'>> {
  const path = `${enrollmentPath}/attempts/${id}`;
  const attempt = parsed(attemptSchema, await transaction.get(path));
  const key = parsed(quizKeySchema, await transaction.get(`${path}/papers/key`));
  if (!attempt || !key) throw new AppError('not-found', path);
  if (attempt.status !== 'in_progress') return attempt;
  const score = gradeQuiz(key.questions, attempt.answers);
  const isPassed = score.pct >= attempt.settings.passPct;
  const passLesson = isPassed ? await lessonPassed(transaction, enrollmentPath, attempt.lessonId, now) : undefined;
  const status = isPassed ? ('passed' as const) : ('failed' as const);
  const submittedAt = new Date(Math.min(now.getTime(), attempt.deadlineAt?.getTime() ?? now.getTime()));
  const results = questionResults(key.questions, attempt.answers, attempt.settings.explains, isPassed);
  transaction.update(path, { status, score, submittedAt, updatedAt: now });
  transaction.set(`${path}/papers/results`, { results: JSON.stringify(results) });
  passLesson?.();
  return { status, score };
}

/** Reads the learner's progress, and returns what writes the lesson into it as done; reads come first in a transaction. */
async function lessonPassed(transaction: DocumentTransaction, path: string, lessonId: string, now: Date) {
  const progressPath = `${path}/lessonProgress/${lessonId}`;
  const enrollment = parsed(enrollmentSchema, await transaction.get(path));
  const before = parsed(lessonProgressSchema, await transaction.get(progressPath));
  if (!enrollment || !isLearning(enrollment.status) || before?.state === 'completed') return undefined;
  return () => {
    const done = { positionSec: 0, ...before, lessonId, state: 'completed' as const };
    transaction.set(progressPath, { startedAt: now, ...done, completedAt: now, updatedAt: now });
    transaction.update(path, {
      ...countLesson(enrollment, lessonId, 1),
      ...statesLesson(enrollment, done),
      updatedAt: now,
    });
  };
}
