import { type Answer, answerTo } from '../quiz/answer.ts';
import { hundredthsFor } from '../quiz/grade-quiz.ts';
import type { Question } from '../quiz/question-schema.ts';
import { folded } from '../search/folded.ts';
import { questionKeys } from './figures.ts';

/** The longest typed answer that is counted by itself. */
const MAX_TEXT = 40;

/** What is wrong in an answer, as the author is told: options, pairs, items in their order, or the text. */
function wrongIn(question: Question, answer: Answer): string[] {
  switch (question.type) {
    case 'single':
    case 'trueFalse':
      return [String(answer)];
    case 'multiple':
      return (answer as string[]).filter(
        (id) => question.options.some((option) => option.id === id) && !question.right.includes(id),
      );
    case 'short':
      return [
        Array.from(folded(String(answer)).trim().replace(/\s+/gu, ' '))
          .slice(0, MAX_TEXT)
          .join(''),
      ];
    case 'ordering':
      return [(answer as string[]).filter((id) => question.items.some((item) => item.id === id)).join(' ')];
    case 'matching':
      return question.pairs.flatMap(({ id, answerId }) => {
        const given = (answer as Record<string, string>)[id];
        const isOther = given !== answerId && question.pairs.some((pair) => pair.answerId === given);
        return isOther ? [`${id} ${given}`] : [];
      });
  }
}

const isKnown = (question: Question, answer: Answer): boolean =>
  question.type !== 'single' || question.options.some(({ id }) => id === answer);

/** What a learner's first answer to a question adds one to. */
export function answerKeys(question: Question, stored: string | undefined): string[] {
  const { id } = question;
  const answer = answerTo(question, stored);
  if (answer === undefined || !isKnown(question, answer)) return [questionKeys.asked(id)];
  const answered = [questionKeys.asked(id), questionKeys.answered(id)];
  if (hundredthsFor(question, stored) === 100 * question.points) return [...answered, questionKeys.right(id)];
  const wrong = wrongIn(question, answer).filter((it) => it !== '');
  return [...answered, ...wrong.map((it) => questionKeys.wrong(id, it))];
}
