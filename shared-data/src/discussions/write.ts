import { type ContributionPlace, errorCode, type LessonAnswer, type QuestionWords } from '@cursiv/shared-domain';
import { collection, database, doc } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { renewToken } from '../files/sending/renew-token.ts';

/** What every save brings: the id made here and the revision that the words are based on, 0 for a new one. */
interface Save {
  id: string;
  rev: number;
}

/** An id for a question or an answer that is not stored yet. */
export const newContributionId = (): string => doc(collection(database(), 'courses')).id;

/** Asks under a lesson, or changes a question; returns the new revision. Throws AppError: `address-unproven`, `conflict`, `too-often`. */
export const saveQuestion = (
  of: { courseId: string; lessonId: string },
  { id, rev }: Save,
  words: QuestionWords,
): Promise<number> => proven('writeQuestion', { ...of, id, rev, ...words });

/** Answers a question, or changes an answer; returns the new revision. Throws AppError: `address-unproven`, `conflict`, `too-often`. */
export const saveLessonAnswer = (
  { courseId, questionId }: ContributionPlace,
  { id, rev }: Save,
  { text, locale }: Pick<LessonAnswer, 'text' | 'locale'>,
): Promise<number> => proven('writeAnswer', { courseId, questionId, id, rev, text, locale });

async function proven(name: string, input: object): Promise<number> {
  try {
    return (await callFunction<object, { rev: number }>(name, input)).rev;
  } catch (error) {
    if (errorCode(error) !== 'address-unproven') throw error;
    // A person who has just verified the e-mail address still holds an older token.
    await renewToken();
    return (await callFunction<object, { rev: number }>(name, input)).rev;
  }
}

/** Deletes an own question or answer. Throws AppError: `conflict` when others have answered or a report waits. */
export const removeContribution = async (place: ContributionPlace): Promise<void> => {
  await callFunction('removeContribution', place);
};

/** Marks the right answer of a question; without an answer, takes the mark away. Throws AppError. */
export const markAnswer = async (place: ContributionPlace): Promise<void> => {
  await callFunction('markAnswer', place);
};

/** Follows a question, or no longer. Throws AppError. */
export const followQuestion = async (
  { courseId, questionId }: ContributionPlace,
  isFollowed: boolean,
): Promise<void> => {
  await callFunction('followQuestion', { courseId, questionId, isFollowed });
};
