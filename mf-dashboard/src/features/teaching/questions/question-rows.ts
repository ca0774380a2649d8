import { isMostlyFailed, type Question, type QuestionFigures } from '@cursiv/shared-domain';

/** A question with its figures. */
export interface QuestionRow extends QuestionFigures {
  question: Question;
  /** Of those who were asked, 0 to 1. */
  share: number;
  isMostlyFailed: boolean;
}

/** The questions of a quiz that somebody was asked, hardest first. */
export function questionRows(
  questions: readonly Question[],
  figures: ReadonlyMap<string, QuestionFigures>,
): QuestionRow[] {
  return questions
    .flatMap((question) => {
      const of = figures.get(question.id);
      return of && of.asked > 0
        ? [{ ...of, question, share: of.right / of.asked, isMostlyFailed: isMostlyFailed(of) }]
        : [];
    })
    .toSorted((one, other) => one.share - other.share);
}
