import {
  type Contribution,
  type ContributionPlace,
  type LessonAnswer,
  type LessonQuestion,
  lessonAnswerSchema,
  lessonQuestionSchema,
} from '@cursiv/shared-domain';
import type { DocumentSource, DocumentTransaction } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';

type Reader = Pick<DocumentTransaction | DocumentSource, 'get'>;

export const questionsOf = (courseId: string) => `courses/${courseId}/questions`;
export const questionPath = ({ courseId, questionId }: ContributionPlace) => `${questionsOf(courseId)}/${questionId}`;
const answersOf = (place: ContributionPlace) => `${questionPath(place)}/answers`;
export const placePath = (place: ContributionPlace) =>
  place.answerId === undefined ? questionPath(place) : `${answersOf(place)}/${place.answerId}`;
export const followsPath = (courseId: string, uid: string) => `courses/${courseId}/follows/${uid}`;

/** More than any question gets; further ones are refused. */
export const MOST_ANSWERS = 300;

export const questionAt = async (reader: Reader, place: ContributionPlace): Promise<LessonQuestion | undefined> =>
  parsed(lessonQuestionSchema, await reader.get(questionPath(place)));

export const answerAt = async (reader: Reader, place: ContributionPlace): Promise<LessonAnswer | undefined> =>
  parsed(lessonAnswerSchema, await reader.get(placePath(place)));

/** The answers that can be read. */
export const answersTo = async (
  transaction: Pick<DocumentTransaction, 'find'>,
  place: ContributionPlace,
): Promise<LessonAnswer[]> =>
  allParsed(
    lessonAnswerSchema,
    await transaction.find({ collection: answersOf(place), equals: { status: 'published' }, limit: MOST_ANSWERS }),
  );

/** A report that waits shows the words as they are now. Returns what to do after the reads. */
export async function followedByReport(
  { get, update }: Pick<DocumentTransaction, 'get' | 'update'>,
  { id, text, locale }: Pick<Contribution, 'id' | 'text' | 'locale'>,
): Promise<() => void> {
  const path = `reportedContributions/${id}`;
  const waits = (await get(path))?.fields.reports === 'open';
  return () => {
    if (waits) update(path, { text, locale });
  };
}

/** The question with what follows from the answers that can be read now. */
export function withAnswers(question: LessonQuestion, answers: readonly LessonAnswer[]): LessonQuestion {
  const { rightAnswerId: marked, ...rest } = question;
  const isMarked = answers.some(({ id }) => id === marked);
  return {
    ...rest,
    ...(isMarked && marked !== undefined && { rightAnswerId: marked }),
    answerCount: answers.length,
    isWaiting: !isMarked && !answers.some(({ isTeacher }) => isTeacher),
  };
}

/** A document as it is stored: without its id, and without fields that it does not have. */
export const storedFields = ({ id: _, ...fields }: { id: string }): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
