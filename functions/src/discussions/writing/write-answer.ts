import { AppError, type LessonAnswer } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import type { AnswerRequest } from '../discussion-requests.ts';
import { checkTurn, participantOf } from '../participant.ts';
import {
  answerAt,
  answersTo,
  followedByReport,
  MOST_ANSWERS,
  placePath,
  questionAt,
  questionPath,
  storedFields,
  withAnswers,
} from '../places.ts';
import { revised } from './revised.ts';

/**
 * Answers a question, or changes the words of an answer. A repeated request changes nothing. Throws
 * `address-unproven`, `no-access`, `not-found` or `conflict`.
 */
export const writeAnswer = (
  store: DocumentStore,
  { id, courseId, questionId, ...written }: AnswerRequest,
  { uid, hasVerifiedEmail }: Caller,
  now: Date,
): Promise<{ rev: number }> =>
  store.transact(async (transaction) => {
    if (!hasVerifiedEmail) throw new AppError('address-unproven');
    const participant = await participantOf(transaction, courseId, uid);
    const { name, isTeacher } = participant;
    const place = { courseId, questionId, answerId: id };
    const question = await questionAt(transaction, place);
    const present = await answerAt(transaction, place);
    const answers = await answersTo(transaction, place);
    if (question?.status !== 'published') throw new AppError('not-found');
    await checkTurn(transaction, participant, question.lessonId, uid);
    if (present) {
      const showReported = await followedByReport(transaction, { id, ...written });
      const next = revised(present, written, uid, now);
      if (next) transaction.set(placePath(place), storedFields(next));
      if (next) showReported();
      return { rev: next?.rev ?? present.rev };
    }
    if (written.rev !== 0) throw new AppError('not-found');
    if (answers.length >= MOST_ANSWERS) throw new AppError('quota-exceeded');
    const answer: LessonAnswer = {
      ...{ id, uid, authorName: name, isTeacher, text: written.text, locale: written.locale },
      ...{ status: 'published', rev: 1, createdAt: now, updatedAt: now },
    };
    transaction.set(placePath(place), storedFields(answer));
    transaction.set(questionPath(place), storedFields(withAnswers(question, [...answers, answer])));
    return { rev: 1 };
  });
