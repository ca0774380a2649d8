import { serverTimestamp } from '@cursiv/shared-firebase/firestore';
import { transact } from '../transact.ts';
import { type AttemptPlace, attemptReference } from './attempt-place.ts';

/** Saves the answer to one question, whatever is saved for the others meanwhile. Throws AppError: `no-access` when the time has ended. */
export const saveAnswer = (place: AttemptPlace, questionId: string, answer: string): Promise<void> =>
  transact(async (transaction) => {
    transaction.update(attemptReference(place), {
      [`answers.${questionId}`]: answer,
      answered: questionId,
      updatedAt: serverTimestamp(),
    });
  });
