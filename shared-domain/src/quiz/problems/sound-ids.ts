import type { Question } from '../question-schema.ts';

/** The ids within a question that its answer, or a learner's, refers to. */
function lineIds(question: Question): string[] {
  switch (question.type) {
    case 'single':
    case 'multiple':
      return question.options.map(({ id }) => id);
    case 'ordering':
      return question.items.map(({ id }) => id);
    case 'matching':
      return question.pairs.flatMap(({ id, answerId }) => [`left ${id}`, `right ${answerId}`]);
    default:
      return [];
  }
}

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length;

/** Whether no two answers of one question have the same id: nobody could say which is right. */
export const hasSoundLines = (question: Question): boolean => areDifferent(lineIds(question));

/** Whether no id comes twice in a quiz: an answer to one question would be taken for the other's. */
export const hasSoundQuestions = (questions: readonly Question[]): boolean =>
  areDifferent(questions.map(({ id }) => id)) && questions.every(hasSoundLines);
