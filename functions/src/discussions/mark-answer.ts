import { AppError } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import type { MarkRequest } from './discussion-requests.ts';
import { checkTurn, participantOf } from './participant.ts';
import { answersTo, questionAt, questionPath, storedFields, withAnswers } from './places.ts';

/** Marks the right answer, or takes the mark away: as a teacher of the course or as the asker. Throws `no-access`, `not-found`. */
export const markAnswer = (store: DocumentStore, request: MarkRequest, { uid }: Caller, now: Date): Promise<void> =>
  store.transact(async (transaction) => {
    const participant = await participantOf(transaction, request.courseId, uid);
    const question = await questionAt(transaction, request);
    const answers = await answersTo(transaction, request);
    const { answerId } = request;
    if (question?.status !== 'published') throw new AppError('not-found');
    await checkTurn(transaction, participant, question.lessonId, uid);
    if (!participant.isTeacher && question.uid !== uid) throw new AppError('no-access');
    if (answerId !== undefined && !answers.some(({ id }) => id === answerId)) throw new AppError('not-found');
    const { rightAnswerId: _, ...unmarked } = question;
    const marked = { ...unmarked, updatedAt: now, ...(answerId !== undefined && { rightAnswerId: answerId }) };
    transaction.set(questionPath(request), storedFields(withAnswers(marked, answers)));
  });
