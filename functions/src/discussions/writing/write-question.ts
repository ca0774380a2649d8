import { AppError, type LessonQuestion, questionFollowsSchema } from '@cursiv/shared-domain';
import type { Caller } from '../../callable/callable.ts';
import type { DocumentStore } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';
import type { QuestionRequest } from '../discussion-requests.ts';
import { checkTurn, participantOf } from '../participant.ts';
import { followedByReport, followsPath, questionAt, questionPath, storedFields } from '../places.ts';
import { revised } from './revised.ts';

/**
 * Asks a question under a lesson, which its asker then follows, or changes its words. A repeated request changes
 * nothing. Throws `address-unproven`, `no-access`, `not-found` or `conflict`.
 */
export const writeQuestion = (
  store: DocumentStore,
  { id, ...asked }: QuestionRequest,
  { uid, hasVerifiedEmail }: Caller,
  now: Date,
): Promise<{ rev: number }> =>
  store.transact(async (transaction) => {
    if (!hasVerifiedEmail) throw new AppError('address-unproven');
    const { courseId, lessonId, second, passage, rev, text, locale } = asked;
    const participant = await participantOf(transaction, courseId, uid);
    const { course, name, isTeacher } = participant;
    const lesson = await transaction.get(`courses/${courseId}/versions/${course.version}/lessons/${lessonId}`);
    if (!lesson) throw new AppError('not-found');
    await checkTurn(transaction, participant, lessonId, uid);
    const place = { courseId, questionId: id };
    const present = await questionAt(transaction, place);
    const follows = parsed(questionFollowsSchema, await transaction.get(followsPath(courseId, uid)));
    const pinned = { second, passage };
    if (present) {
      const showReported = await followedByReport(transaction, { id, text, locale });
      const next = revised(present, asked, uid, now);
      if (next) transaction.set(questionPath(place), storedFields({ ...next, ...pinned }));
      if (next) showReported();
      return { rev: next?.rev ?? present.rev };
    }
    if (rev !== 0) throw new AppError('not-found');
    const question: LessonQuestion = {
      ...{ id, courseId, lessonId, uid, authorName: name, isTeacher, text, locale },
      ...(second !== undefined && { second }),
      ...(passage && { passage }),
      ...{ status: 'published', rev: 1, createdAt: now, updatedAt: now },
      ...{ answerCount: 0, followerCount: 1, isWaiting: true },
    };
    transaction.set(questionPath(place), storedFields(question));
    transaction.set(followsPath(courseId, uid), { questionIds: [...(follows?.questionIds ?? []), id] });
    return { rev: 1 };
  });
