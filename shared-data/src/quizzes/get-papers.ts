import {
  AppError,
  type AskedQuestion,
  type QuestionResult,
  questionPaperSchema,
  resultPaperSchema,
} from '@cursiv/shared-domain';
import { doc, getDoc } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';
import { guarded } from '../provider-error.ts';
import { type AttemptPlace, attemptReference } from './attempt-place.ts';

/** Reads the questions of an attempt in their order. Throws AppError. */
export const getQuestionPaper = (place: AttemptPlace): Promise<AskedQuestion[]> =>
  guarded(async () => {
    const reference = doc(attemptReference(place), 'papers', 'questions');
    const paper = parseDocument(questionPaperSchema, await getDoc(reference));
    if (!paper) throw new AppError('not-found', `${reference.path} does not exist`);
    return paper.questions;
  });

/** Reads what came of the questions of a judged attempt; empty before. Throws AppError. */
export const getResultPaper = (place: AttemptPlace): Promise<QuestionResult[]> =>
  guarded(async () => {
    const reference = doc(attemptReference(place), 'papers', 'results');
    return parseDocument(resultPaperSchema, await getDoc(reference))?.results ?? [];
  });
