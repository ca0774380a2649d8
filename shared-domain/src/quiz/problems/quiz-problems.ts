import { type L10nText, LOCALES, type Locale } from '../../l10n/l10n.ts';
import { hasVisible, tidied } from '../../text/visible.ts';
import type { Question, QuestionOf } from '../question-schema.ts';

/** Why a quiz cannot be taken yet. */
export type QuizProblemCode =
  | 'no-questions'
  | 'no-prompt'
  | 'too-few-lines'
  | 'empty-line'
  | 'same-line'
  | 'no-right-answer'
  | 'no-spelling';

/** A problem with its place: the question, and the option, item or pair. */
export interface QuizProblem {
  code: QuizProblemCode;
  questionId?: string;
  lineId?: string;
}

type Line = { id: string; text: L10nText };

const isWritten = (text: L10nText, locale: Locale) => hasVisible(text[locale] ?? '');

/** A text counts as written when its base language has it. */
function problemsOfLines(lines: readonly Line[], base: Locale): Omit<QuizProblem, 'questionId'>[] {
  const seen = new Set<string>();
  return lines.flatMap(({ id, text }) => {
    if (!isWritten(text, base)) return { code: 'empty-line' as const, lineId: id };
    const words = tidied(text[base] ?? '')
      .trim()
      .toLowerCase();
    if (seen.has(words)) return { code: 'same-line' as const, lineId: id };
    seen.add(words);
    return [];
  });
}

const hasSpelling = ({ accepted }: QuestionOf<'short'>) =>
  LOCALES.some((locale) => (accepted[locale] ?? []).some(hasVisible));

const tooFew = (lines: readonly unknown[]) => (lines.length < 2 ? [{ code: 'too-few-lines' as const }] : []);
const noRight = (isRight: boolean) => (isRight ? [] : [{ code: 'no-right-answer' as const }]);

function problemsOfAnswers(question: Question, base: Locale): Omit<QuizProblem, 'questionId'>[] {
  switch (question.type) {
    case 'single':
    case 'multiple': {
      const { options, right } = question;
      const isRight = options.some(({ id }) => (typeof right === 'string' ? right === id : right.includes(id)));
      return [...tooFew(options), ...problemsOfLines(options, base), ...noRight(isRight)];
    }
    case 'short':
      return hasSpelling(question) ? [] : [{ code: 'no-spelling' }];
    case 'ordering':
      return [...tooFew(question.items), ...problemsOfLines(question.items, base)];
    case 'matching': {
      const lefts = question.pairs.map(({ id, left }) => ({ id, text: left }));
      const emptyRights = question.pairs.filter(({ right }) => !isWritten(right, base));
      return [
        ...tooFew(question.pairs),
        ...problemsOfLines(lefts, base),
        ...emptyRights.map(({ answerId }) => ({ code: 'empty-line' as const, lineId: answerId })),
      ];
    }
    case 'trueFalse':
      return [];
  }
}

/** What keeps a question from being asked, for its base language. */
export function questionProblems(question: Question, base: Locale): QuizProblem[] {
  const prompt = isWritten(question.prompt, base) ? [] : [{ code: 'no-prompt' as const }];
  return [...prompt, ...problemsOfAnswers(question, base)].map((problem) => ({ ...problem, questionId: question.id }));
}

/** What keeps a quiz from being taken. */
export const quizProblems = (questions: readonly Question[], base: Locale): QuizProblem[] =>
  questions.length === 0
    ? [{ code: 'no-questions' }]
    : questions.flatMap((question) => questionProblems(question, base));
