import * as z from 'zod/mini';
import { instant } from '../schema.ts';
import type { AskedQuestion } from './asked-question.ts';
import { ATTEMPT_STATUSES } from './attempt-lifecycle.ts';
import { type Question, quizSettingsSchema } from './question-schema.ts';

/** A learner's attempt at a quiz: `attempts/{lessonId}__{number}` below the enrolment. */
export const attemptSchema = z.object({
  id: z.string(),
  lessonId: z.string(),
  number: z.number(),
  status: z.enum(ATTEMPT_STATUSES),
  /** As they were when it began. */
  settings: quizSettingsSchema,
  questionIds: z.array(z.string()),
  /** By the ids of their questions, each as `answerText` has it. */
  answers: z.record(z.string(), z.string()),
  /** The question that was answered last. */
  answered: z.string(),
  startedAt: instant,
  deadlineAt: z.optional(instant),
  submittedAt: z.optional(instant),
  score: z.optional(z.object({ hundredths: z.number(), total: z.number(), pct: z.number() })),
  updatedAt: instant,
});

export type Attempt = z.infer<typeof attemptSchema>;

/** What a learner is told of a question after an attempt; the question itself, with its right answer, if the author explains. */
export interface QuestionResult {
  id: string;
  hundredths: number;
  question?: Question;
}

const jsonOf = <T>() =>
  z.pipe(
    z.string(),
    z.transform((text: string): T => JSON.parse(text)),
  );

/** The questions of an attempt in their order: `papers/questions` below it. */
export const questionPaperSchema = z.object({ questions: jsonOf<AskedQuestion[]>() });

/** What came of them: `papers/results` below a judged attempt. */
export const resultPaperSchema = z.object({ results: jsonOf<QuestionResult[]>() });
