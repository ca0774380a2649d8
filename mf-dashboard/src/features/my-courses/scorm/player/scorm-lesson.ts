/** A question in one language, with its answer: whoever plays the package has it on their device. */
export type ScormQuestion = { id: string; prompt: string; points: number } & (
  | { type: 'single'; options: ScormLine[]; right: string }
  | { type: 'multiple'; options: ScormLine[]; right: string[] }
  | { type: 'trueFalse'; right: boolean }
  | { type: 'short'; accepted: string[]; ignoresDiacritics: boolean }
  | { type: 'ordering'; items: ScormLine[] }
  | { type: 'matching'; pairs: { id: string; left: string; answerId: string; right: string }[] }
);

/** A text among which or with which a learner answers. */
export interface ScormLine {
  id: string;
  text: string;
}

/** What a page of a package needs besides its text. */
export interface ScormLesson {
  /** Absent for a lesson that is done by saying so. */
  quiz?: { questions: ScormQuestion[]; passPct: number };
  words: Omit<PageWords, 'untitled' | 'noFilm'>;
}

/** Answers by question: an id, ids, a text, or ids by the ids of items. */
export type ScormAnswers = Record<string, unknown>;

/** The words of a page, in its language; what a quiz was worth stands for `{{pct}}`. */
export type PageWords = Record<
  | 'done'
  | 'isDone'
  | 'submit'
  | 'passed'
  | 'failed'
  | 'right'
  | 'wrong'
  | 'true'
  | 'false'
  | 'choose'
  | 'untitled'
  | 'noFilm',
  string
>;
