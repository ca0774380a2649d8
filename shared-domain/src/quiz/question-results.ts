import type { QuestionResult } from './attempt-schema.ts';
import { hundredthsFor } from './grade-quiz.ts';
import type { Question } from './question-schema.ts';
import type { QuizSettings } from './quiz.ts';

/** What a learner is told of their answers: points always, right answers and explanations as the author chose. */
export function questionResults(
  questions: readonly Question[],
  answers: Readonly<Record<string, string>>,
  explains: QuizSettings['explains'],
  isPassed: boolean,
): QuestionResult[] {
  const isExplained = explains === 'always' || (explains === 'passed' && isPassed);
  return questions.map((question) => ({
    id: question.id,
    hundredths: hundredthsFor(question, answers[question.id]),
    ...(isExplained && { question }),
  }));
}
