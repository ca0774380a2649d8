import { attemptSchema, enrollmentId, quizKeySchema } from '@cursiv/shared-domain';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import { countShares } from './count-shares.ts';
import type { FigurePlace } from './figure-places.ts';
import { withAttempt } from './quiz-share.ts';

/** A learner's attempt at a quiz that was judged. */
export interface AttemptPart {
  uid: string;
  attemptId: string;
}

/** Counts the answers of some judged attempts at one quiz; the place's group is its lesson. */
export const countAttempts = (store: DocumentStore, place: FigurePlace, parts: readonly AttemptPart[]): Promise<void> =>
  store.transact(async (transaction) => {
    const judged = await Promise.all(
      parts.map(async ({ uid, attemptId }) => {
        const path = `enrollments/${enrollmentId(uid, place.courseId)}/attempts/${attemptId}`;
        const attempt = parsed(attemptSchema, await transaction.get(path));
        const key = parsed(quizKeySchema, await transaction.get(`${path}/papers/key`));
        return attempt && key && attempt.status !== 'in_progress' ? [{ uid, attempt, key }] : [];
      }),
    );
    const changes = judged
      .flat()
      .toSorted((one, other) => one.attempt.number - other.attempt.number)
      .map(({ uid, attempt, key }) => ({
        uid,
        next: (keys: readonly string[]) => withAttempt(keys, attempt, key.questions),
      }));
    await countShares(transaction, place, changes);
  });
