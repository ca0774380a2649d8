import {
  AppError,
  type Attempt,
  askQuestions,
  attemptId,
  attemptLifecycle,
  attemptSchema,
  attemptsLeft,
  enrollmentId,
  isOver,
  questionsText,
  type Random,
} from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore, DocumentTransaction } from '../store/document-source.ts';
import { allParsed } from '../store/parsed.ts';
import type { StartRequest } from './attempt-requests.ts';
import { judgeAttempt } from './judge-attempt.ts';
import { checkLearner, openQuiz } from './open-quiz.ts';

const MINUTE_MS = 60_000;

/** A running attempt, with the server's time, by which its learner's page counts. */
export interface RunningAttempt {
  attemptId: string;
  now: string;
  deadlineAt?: string;
}

/**
 * Begins an attempt at a quiz: its questions are asked as they are now, in an order of its own, and it will be judged by them. The
 * attempt that runs already is gone on with. One whose time has ended is judged first. Throws AppError by the reason: `no-access`,
 * `not-found`, or `conflict` when there are no attempts left.
 */
export async function startAttempt(
  store: DocumentStore,
  request: StartRequest,
  { uid }: Caller,
  now: Date,
  random: Random = Math.random,
): Promise<RunningAttempt> {
  const path = `enrollments/${enrollmentId(uid, request.courseId)}`;
  const made = allParsed(attemptSchema, await store.find(attemptsAt(path, request)));
  const over = made.filter((attempt) => attempt.status === 'in_progress' && isOver(attempt.deadlineAt, now));
  for (const { id } of over) await store.transact((transaction) => judgeAttempt(transaction, path, id, now));
  const attempt =
    made.find(({ id }) => id === request.attemptId) ??
    (await store.transact((transaction) => begin(transaction, path, request, now, random)));
  const { id, deadlineAt } = attempt;
  return { attemptId: id, now: now.toISOString(), ...(deadlineAt && { deadlineAt: deadlineAt.toISOString() }) };
}

const attemptsAt = (path: string, { lessonId }: StartRequest) => ({
  collection: `${path}/attempts`,
  equals: { lessonId },
});

async function begin(
  transaction: DocumentTransaction,
  path: string,
  request: StartRequest,
  now: Date,
  random: Random,
): Promise<Pick<Attempt, 'id' | 'deadlineAt'>> {
  await checkLearner(transaction, path);
  const made = allParsed(attemptSchema, await transaction.find(attemptsAt(path, request)));
  const running = made.find(({ status }) => status === 'in_progress');
  if (running) return running;
  const { settings, questions } = await openQuiz(transaction, path, request);
  if (attemptsLeft(settings.maxAttempts, made.length) === 0)
    throw new AppError('conflict', 'no attempts left', { reason: 'attempts-spent' });
  const { lessonId } = request;
  const number = Math.max(0, ...made.map((attempt) => attempt.number)) + 1;
  const id = attemptId(lessonId, number);
  const asked = askQuestions(questions, settings.shuffles, random);
  const deadlineAt = settings.timeLimitMin ? new Date(now.getTime() + settings.timeLimitMin * MINUTE_MS) : undefined;
  transaction.set(`${path}/attempts/${id}`, {
    ...{ lessonId, number, settings, status: attemptLifecycle.first },
    questionIds: asked.map((question) => question.id),
    ...{ answers: {}, answered: '', startedAt: now, updatedAt: now },
    ...(deadlineAt && { deadlineAt }),
  });
  transaction.set(`${path}/attempts/${id}/papers/questions`, { questions: JSON.stringify(asked) });
  transaction.set(`${path}/attempts/${id}/papers/key`, { lessonId, questions: questionsText(questions) });
  return { id, ...(deadlineAt && { deadlineAt }) };
}
