import type { Question, QuizProblemCode } from '@cursiv/shared-domain';
import { createContext, useContext } from 'react';
import { useAuthoringT } from '../../messages/messages.ts';

/** The question that fields belong to. */
export interface QuestionEditing {
  change(question: Question): void;
  /** The problem at a place: an option, item or pair, or the question itself. */
  problemAt(lineId: string | undefined, codes: readonly QuizProblemCode[]): QuizProblemCode | undefined;
}

export const QuestionContext = createContext<QuestionEditing | undefined>(undefined);

/** The question around a field. Throws outside one. */
export function useQuestion(): QuestionEditing {
  const editing = useContext(QuestionContext);
  if (!editing) throw new Error('useQuestion() outside of a question');
  return editing;
}

/** The message for a problem at a place; undefined when there is none, so that it fits a field's `error`. */
export function useProblemText(): (lineId: string | undefined, ...codes: QuizProblemCode[]) => string | undefined {
  const authoringT = useAuthoringT();
  const { problemAt } = useQuestion();
  return (lineId, ...codes) => {
    const code = problemAt(lineId, codes);
    return code && authoringT(`quiz.problem.${code}`);
  };
}
