import { type AttemptStatus, enrollmentId, type QuizScore } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import type { SubmitRequest } from './attempt-requests.ts';
import { judgeAttempt } from './judge-attempt.ts';

/**
 * Judges a learner's attempt by the answers that are stored. Asked again, it says the same. Answers come in no longer than the time
 * and its grace allow, so that it does not matter how late this is asked. Throws `not-found`.
 */
export async function submitAttempt(
  store: DocumentStore,
  { courseId, attemptId }: SubmitRequest,
  { uid }: Caller,
  now: Date,
): Promise<{ status: AttemptStatus; score: QuizScore | undefined }> {
  const path = `enrollments/${enrollmentId(uid, courseId)}`;
  const { status, score } = await store.transact((transaction) => judgeAttempt(transaction, path, attemptId, now));
  return { status, score };
}
