import type { L10nText } from '../l10n/l10n.ts';
import type { Question, QuestionLine } from './question-schema.ts';

/** A question as learners read it: nothing in it tells the answer. */
export type AskedQuestion = { id: string; prompt: L10nText; points: number } & (
  | { type: 'single' | 'multiple'; options: QuestionLine[] }
  | { type: 'trueFalse' | 'short' }
  | { type: 'ordering'; items: QuestionLine[] }
  | { type: 'matching'; items: QuestionLine[]; answers: QuestionLine[] }
);

/** A number from 0 up to 1, as `Math.random` gives. */
export type Random = () => number;

/** The entries in an order that chance decides (Fisher and Yates). */
export function shuffled<T>(entries: readonly T[], random: Random): T[] {
  const result = [...entries];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const chosen = Math.floor(random() * (last + 1));
    [result[last], result[chosen]] = [result[chosen] as T, result[last] as T];
  }
  return result;
}

const line = ({ id, text }: QuestionLine): QuestionLine => ({ id, text });

function asked(question: Question, inOrder: <T>(entries: T[]) => T[], random: Random): AskedQuestion {
  const { id, prompt, points } = question;
  const common = { id, prompt, points };
  switch (question.type) {
    case 'single':
    case 'multiple':
      return { ...common, type: question.type, options: inOrder(question.options.map(line)) };
    case 'ordering':
      return { ...common, type: 'ordering', items: shuffled(question.items.map(line), random) };
    case 'matching':
      return {
        ...common,
        type: 'matching',
        items: inOrder(question.pairs.map((pair) => ({ id: pair.id, text: pair.left }))),
        answers: shuffled(
          question.pairs.map((pair) => ({ id: pair.answerId, text: pair.right })),
          random,
        ),
      };
    default:
      return { ...common, type: question.type };
  }
}

/** The questions of an attempt: in the author's order or a shuffled one. What has to be put in order never comes in order by design. */
export function askQuestions(questions: readonly Question[], shuffles: boolean, random: Random): AskedQuestion[] {
  const inOrder = <T>(entries: readonly T[]): T[] => (shuffles ? shuffled(entries, random) : [...entries]);
  return inOrder(questions).map((question) => asked(question, inOrder, random));
}
