import type { L10nText, Question } from '@cursiv/shared-domain';
import { useTextOf } from '../../../shared/use-text-of.ts';
import { useTeachingT } from '../messages/messages.ts';

/** Tells a counted wrong answer in the words of its question. */
export function useWrongAnswer(): (question: Question, answer: string) => string {
  const teach = useTeachingT();
  const textOf = useTextOf();
  return (question, answer) => {
    const named = (text: L10nText | undefined) => (text && textOf(text)) || teach('questions.gone');
    switch (question.type) {
      case 'single':
      case 'multiple':
        return named(question.options.find(({ id }) => id === answer)?.text);
      case 'trueFalse':
        return teach(answer === 'true' ? 'questions.yes' : 'questions.no');
      case 'short':
        return `„${answer}”`;
      case 'ordering':
        return answer
          .split(' ')
          .map((item) => named(question.items.find(({ id }) => id === item)?.text))
          .join(' → ');
      case 'matching': {
        const [left, right] = answer.split(' ');
        const pairOf = question.pairs.find(({ id }) => id === left);
        return `${named(pairOf?.left)} – ${named(question.pairs.find(({ answerId }) => answerId === right)?.right)}`;
      }
    }
  };
}
