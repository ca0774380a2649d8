import { type Counts, readKey } from './figures.ts';

/** What is known of the first answers to a question of a quiz. */
export interface QuestionFigures {
  /** How many learners were asked. */
  asked: number;
  answered: number;
  /** For the full points. */
  right: number;
  /** The wrong answer that most gave: an option, a pair, items in their order or a text. */
  mostWrong: { answer: string; count: number } | undefined;
}

/** Stands for the wrong answers that too few gave to be counted by themselves. */
export const OTHER_ANSWERS = '~';

/** The figures of each question of a quiz that anybody was asked. */
export function questionFigures(counts: Counts): Map<string, QuestionFigures> {
  const figures = new Map<string, QuestionFigures>();
  for (const [key, count] of Object.entries(counts)) {
    const { id, what, detail } = readKey(key);
    const of = figures.get(id) ?? { asked: 0, answered: 0, right: 0, mostWrong: undefined };
    figures.set(id, of);
    if (what === 'asked' || what === 'answered' || what === 'right') of[what] += count;
    const isMost = detail !== OTHER_ANSWERS && count > (of.mostWrong?.count ?? 0);
    if (what === 'wrong' && isMost) of.mostWrong = { answer: detail, count };
  }
  return figures;
}

/** From how many learners on a share of right answers says something. */
const ENOUGH = 5;

/** Whether most of those who were asked a question failed it. */
export const isMostlyFailed = ({ asked, right }: QuestionFigures): boolean => asked >= ENOUGH && right * 2 < asked;
