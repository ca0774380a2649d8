import {
  isQuestionFoundBy,
  type ListedQuestion,
  type Locale,
  listedQuestionKeyFor,
  listedQuestionSchema,
  type QuestionState,
  type ReportStatus,
  type ReviewHiding,
} from '@cursiv/shared-domain';
import { collection, database, orderBy, query, where } from '@cursiv/shared-firebase/firestore';
import { callFunction } from '../call-function.ts';
import { documentList } from '../reading/document-list.ts';
import type { SearchedList } from '../reading/searched-list.ts';

/** Which questions are wanted: with some words, and in one state and one language, or in any. */
export interface WantedQuestions {
  search: string;
  state: QuestionState | undefined;
  locale: Locale | undefined;
}

/** The questions under all lessons that are wanted, newest first; for administrators. */
export function listedQuestions({ search, state, locale }: WantedQuestions): SearchedList<ListedQuestion> {
  const list = documentList(listedQuestionSchema, () => {
    const key = listedQuestionKeyFor(search);
    return query(
      collection(database(), 'listedQuestions'),
      ...(state ? [where('state', '==', state)] : []),
      ...(locale ? [where('locale', '==', locale)] : []),
      ...(key === undefined ? [] : [where('searchKeys', 'array-contains', key)]),
      orderBy('createdAt', 'desc'),
    );
  });
  const isFound = (question: ListedQuestion) => isQuestionFoundBy(search, question);
  return {
    paged: (step) => list.paged(step, isFound),
    readAll: async (heard) => (await list.readAll(heard)).filter(isFound),
  };
}

/**
 * Hides a question, reported or not, as it was seen; for administrators. Resolves to the state of its reports before. Throws AppError:
 * `conflict` when it has changed meanwhile.
 */
export const hideQuestion = async (
  { courseId, id: questionId, rev }: Pick<ListedQuestion, 'id' | 'courseId' | 'rev'>,
  hiding: Pick<ReviewHiding, 'reason' | 'note' | 'locale'>,
): Promise<ReportStatus> => {
  const request = { courseId, questionId, rev, hiding };
  return (await callFunction<object, { from: ReportStatus }>('hideQuestion', request)).from;
};
