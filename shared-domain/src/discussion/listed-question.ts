import * as z from 'zod/mini';
import { l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { instant } from '../schema.ts';

/** Waits for a teacher's answer or a mark, has it, or is hidden. */
export const QUESTION_STATES = ['waiting', 'answered', 'hidden'] as const;

/** A question under a lesson, as the administration's list shows it: `listedQuestions/{id}`. Functions keep it beside the question. */
export const listedQuestionSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  courseTitle: l10nText(200),
  lessonTitle: l10nText(200),
  uid: z.string(),
  authorName: z.string(),
  /** Also of a hidden one, which has lost its words under the lesson. */
  text: z.string(),
  locale: localeSchema,
  state: z.enum(QUESTION_STATES),
  /** The revision of the words. */
  rev: z.number(),
  answerCount: z.number(),
  createdAt: instant,
});

export type QuestionState = (typeof QUESTION_STATES)[number];
export type ListedQuestion = z.infer<typeof listedQuestionSchema>;
