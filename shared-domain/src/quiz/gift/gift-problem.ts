/** Why a question was left out, or what of it was. */
export type GiftProblemCode =
  | 'no-answers'
  | 'not-closed'
  | 'unreadable'
  | 'numeric'
  | 'essay'
  | 'no-right-answer'
  | 'too-few-answers'
  | 'too-long'
  | 'too-many'
  | 'partial-credit'
  | 'html';

/** A line of the report. */
export interface GiftProblem {
  /** Number of the question's first line, from 1. */
  line: number;
  code: GiftProblemCode;
  /** Whether the question came in all the same. */
  isTaken: boolean;
}
