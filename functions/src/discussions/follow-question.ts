import { AppError, questionFollowsSchema } from '@cursiv/shared-domain';
import type { Caller } from '../callable/callable.ts';
import type { DocumentStore } from '../store/document-source.ts';
import { parsed } from '../store/parsed.ts';
import type { FollowRequest } from './discussion-requests.ts';
import { checkTurn, participantOf } from './participant.ts';
import { followsPath, questionAt, questionPath } from './places.ts';

/** As many questions of one course as somebody may follow. */
const MOST = 500;

/** Follows a question, or no longer; a repeated request changes nothing. Throws `no-access`, `not-found`, `quota-exceeded`. */
export const followQuestion = (
  store: DocumentStore,
  { isFollowed, ...place }: FollowRequest,
  { uid }: Caller,
): Promise<void> =>
  store.transact(async (transaction) => {
    const { courseId, questionId } = place;
    const participant = await participantOf(transaction, courseId, uid);
    const question = await questionAt(transaction, place);
    const path = followsPath(courseId, uid);
    const { questionIds = [] } = parsed(questionFollowsSchema, await transaction.get(path)) ?? {};
    if (!question) throw new AppError('not-found');
    if (questionIds.includes(questionId) === isFollowed) return;
    if (isFollowed) await checkTurn(transaction, participant, question.lessonId, uid);
    if (isFollowed && questionIds.length >= MOST) throw new AppError('quota-exceeded');
    const others = questionIds.filter((id) => id !== questionId);
    transaction.set(path, { questionIds: isFollowed ? [...others, questionId] : others });
    transaction.update(questionPath(place), {
      followerCount: Math.max(0, question.followerCount + (isFollowed ? 1 : -1)),
    });
  });
