import { AppError, type ContributionPlace } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { participantOf } from '../participant.ts';
import { answerAt, answersTo, placePath, questionAt, questionPath, storedFields, withAnswers } from '../places.ts';

/**
 * Deletes a person's own question or answer. What was answered stays for the sake of the answers, and so does what an
 * administrator has hidden or has yet to look at. What is gone already is no failure. Throws `no-access` or `conflict`.
 */
export const removeContribution = (store: DocumentStore, place: ContributionPlace, { uid }: Caller): Promise<void> =>
  store.transact(async (transaction) => {
    await participantOf(transaction, place.courseId, uid);
    const { questionId, answerId } = place;
    const question = await questionAt(transaction, place);
    const target = answerId === undefined ? question : await answerAt(transaction, place);
    const reported = await transaction.get(`reportedContributions/${answerId ?? questionId}`);
    const answers = await answersTo(transaction, place);
    if (!target || !question) return;
    if (target.uid !== uid || target.status !== 'published') throw new AppError('no-access');
    const isAnswered = answerId === undefined && answers.some((answer) => answer.uid !== uid);
    if (isAnswered || reported?.fields.reports === 'open') throw new AppError('conflict');
    transaction.delete(placePath(place));
    if (answerId === undefined) {
      for (const { id } of answers) transaction.delete(placePath({ ...place, answerId: id }));
      return;
    }
    const left = withAnswers(
      question,
      answers.filter(({ id }) => id !== answerId),
    );
    transaction.set(questionPath(place), storedFields(left));
  });
