export const QUESTION_TYPES = ['single', 'multiple', 'trueFalse', 'short', 'ordering', 'matching'] as const;

export type QuestionType = (typeof QUESTION_TYPES)[number];

/** When a learner sees right answers and explanations: after every attempt, after passing, or never. */
export const EXPLAIN_POLICIES = ['always', 'passed', 'never'] as const;

export type ExplainPolicy = (typeof EXPLAIN_POLICIES)[number];

export const QUIZ_LIMITS = {
  questions: 100,
  prompt: 1000,
  /** Options, items or pairs of one question, and accepted spellings in one language. */
  lines: 12,
  line: 300,
  explanation: 1000,
  points: 100,
  attempts: 20,
  minutes: 300,
  /** Characters of all questions of a quiz, as they are stored. */
  questionsText: 200_000,
  /** Characters of one answer, as it is stored. */
  answer: 2000,
} as const;

/** How a quiz is taken and judged. */
export interface QuizSettings {
  /** Whole per cent of the points that passes. */
  passPct: number;
  /** 0 for as many as the learner wants. */
  maxAttempts: number;
  /** 0 for no limit. */
  timeLimitMin: number;
  /** Whether questions and options come in another order in every attempt. */
  shuffles: boolean;
  explains: ExplainPolicy;
}

/** The settings of a quiz whose author has chosen none. */
export const DEFAULT_QUIZ: QuizSettings = {
  passPct: 70,
  maxAttempts: 0,
  timeLimitMin: 0,
  shuffles: true,
  explains: 'always',
};
