import {
  type ContributionPlace,
  type LessonAnswer,
  type LessonQuestion,
  lessonAnswerSchema,
  lessonQuestionSchema,
  type QuestionOrder,
  questionFollowsSchema,
  type WaitingQuestion,
  waitingQuestionSchema,
} from '@cursiv/shared-domain';
import { collection, database, doc, limit, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { type Watch, watchDocument, watchQuery } from '../watch.ts';

const questionsOf = (courseId: string) => collection(database(), 'courses', courseId, 'questions');

/** Watches the first questions under a lesson in an order. */
export const watchLessonQuestions = (
  { courseId, lessonId }: { courseId: string; lessonId: string },
  order: QuestionOrder,
  most: number,
): Watch<LessonQuestion[]> =>
  watchQuery(lessonQuestionSchema, () =>
    query(
      questionsOf(courseId),
      where('lessonId', '==', lessonId),
      ...(order === 'waiting' ? [where('isWaiting', '==', true)] : []),
      ...(order === 'followed' ? [orderBy('followerCount', 'desc')] : []),
      orderBy('createdAt', 'desc'),
      limit(most),
    ),
  );

/** Watches one question, such as the one that a link names. */
export const watchLessonQuestion = ({ courseId, questionId }: ContributionPlace): Watch<LessonQuestion | undefined> =>
  watchDocument(lessonQuestionSchema, () => doc(questionsOf(courseId), questionId));

/** Watches the first answers to a question, oldest first. */
export const watchLessonAnswers = ({ courseId, questionId }: ContributionPlace, most: number): Watch<LessonAnswer[]> =>
  watchQuery(lessonAnswerSchema, () =>
    query(collection(questionsOf(courseId), questionId, 'answers'), orderBy('createdAt', 'asc'), limit(most)),
  );

/** Watches which questions of a course somebody follows. */
export const watchFollowedQuestions =
  (courseId: string, uid: string): Watch<ReadonlySet<string>> =>
  ({ next, fail }) =>
    watchDocument(questionFollowsSchema, () => doc(database(), 'courses', courseId, 'follows', uid))({
      next: (follows) => next(new Set(follows?.questionIds)),
      fail,
    });

/** Watches the oldest questions that wait for somebody who teaches, in all of their courses. */
export const watchWaitingQuestions = (uid: string, most: number): Watch<WaitingQuestion[]> =>
  watchQuery(waitingQuestionSchema, () =>
    query(
      collection(database(), 'waitingQuestions'),
      where('teacherUids', 'array-contains', uid),
      orderBy('createdAt', 'asc'),
      limit(most),
    ),
  );
