import { folded } from '../search/folded.ts';
import { type Answer, answerTo } from './answer.ts';
import type { Question, QuestionOf } from './question-schema.ts';

/** What an attempt was worth; points are counted in hundredths, so that sums are exact. */
export interface QuizScore {
  hundredths: number;
  total: number;
  /** Whole per cent of the points, rounded down. */
  pct: number;
}

/** A spelling without what a reader would not see: case, blanks, the cedilla for the comma. */
const plain = (text: string) =>
  text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase().replaceAll('ş', 'ș').replaceAll('ţ', 'ț');

function isSpelling({ accepted, ignoresDiacritics }: QuestionOf<'short'>, answer: string): boolean {
  const seen = (text: string) => (ignoresDiacritics ? folded(plain(text)) : plain(text));
  const given = seen(answer);
  return given !== '' && [...(accepted.ro ?? []), ...(accepted.en ?? [])].some((spelling) => seen(spelling) === given);
}

/** Right choices less wrong ones, of all that are right. */
function shareOfChoices(right: readonly string[], chosen: readonly string[]): number {
  const hits = chosen.filter((id) => right.includes(id)).length;
  return right.length === 0 ? 0 : Math.max(0, 2 * hits - chosen.length) / right.length;
}

const shareOf = <T>(entries: readonly T[], isRight: (entry: T, index: number) => boolean): number =>
  entries.length === 0 ? 0 : entries.filter(isRight).length / entries.length;

/** The right side that stands for one; equal texts are equally right. */
const sameRight = ({ pairs }: QuestionOf<'matching'>, answerId: string) =>
  JSON.stringify(pairs.find((pair) => pair.answerId === answerId)?.right);

/** The part of a question's points that an answer earns, from 0 to 1. */
function shareFor(question: Question, answer: Answer): number {
  switch (question.type) {
    case 'single':
    case 'trueFalse':
      return answer === question.right ? 1 : 0;
    case 'multiple':
      return shareOfChoices(question.right, answer as string[]);
    case 'short':
      return isSpelling(question, answer as string) ? 1 : 0;
    case 'ordering':
      return shareOf(question.items, ({ id }, index) => (answer as string[])[index] === id);
    case 'matching': {
      const chosen = answer as Record<string, string>;
      return shareOf(question.pairs, ({ id, answerId }) => {
        const given = chosen[id];
        return given !== undefined && sameRight(question, given) === sameRight(question, answerId);
      });
    }
  }
}

/** What an answer to a question is worth, in hundredths of a point; no answer or one of another form is worth nothing. */
export function hundredthsFor(question: Question, stored: string | undefined): number {
  const answer = answerTo(question, stored);
  return answer === undefined ? 0 : Math.round(100 * question.points * shareFor(question, answer));
}

/** Judges stored answers, which are named by their questions. */
export function gradeQuiz(questions: readonly Question[], answers: Readonly<Record<string, string>>): QuizScore {
  const sum = (of: (question: Question) => number) => questions.reduce((total, question) => total + of(question), 0);
  const hundredths = sum((question) =>
    hundredthsFor(question, Object.hasOwn(answers, question.id) ? answers[question.id] : undefined),
  );
  const total = sum(({ points }) => points);
  return { hundredths, total, pct: total === 0 ? 0 : Math.floor(hundredths / total) };
}
