import * as z from 'zod/mini';
import { l10nText, localeSchema } from '../l10n/l10n-schema.ts';
import { notePassageSchema } from '../note/note.ts';
import { instant } from '../schema.ts';
import { contributionSchema } from './contribution.ts';

/** A question under a lesson: `courses/{courseId}/questions/{id}`. Only the server writes it. */
export const lessonQuestionSchema = z.extend(contributionSchema, {
  courseId: z.string(),
  lessonId: z.string(),
  /** The second of the video that it is about. */
  second: z.optional(z.number()),
  passage: z.optional(notePassageSchema),
  /** Answers that can be read. */
  answerCount: z.number(),
  followerCount: z.number(),
  /** The answer that a teacher or the asker marked as right. */
  rightAnswerId: z.optional(z.string()),
  /** Whether it waits for a teacher's answer or for a mark. */
  isWaiting: z.boolean(),
});

export type LessonQuestion = z.infer<typeof lessonQuestionSchema>;

/** What its asker writes and chooses. */
export type QuestionWords = Pick<LessonQuestion, 'text' | 'locale' | 'second' | 'passage'>;

/** An answer: `answers/{id}` below its question. Only the server writes it. */
export const lessonAnswerSchema = contributionSchema;

export type LessonAnswer = z.infer<typeof lessonAnswerSchema>;

/** The questions of a course that somebody follows: `courses/{courseId}/follows/{uid}`. */
export const questionFollowsSchema = z.object({ id: z.string(), questionIds: z.array(z.string()) });

/** A question that waits for a teacher, as their list shows it: `waitingQuestions/{id}`. */
export const waitingQuestionSchema = z.object({
  id: z.string(),
  courseId: z.string(),
  lessonId: z.string(),
  courseTitle: l10nText(200),
  lessonTitle: l10nText(200),
  /** Who may answer it as a teacher. */
  teacherUids: z.array(z.string()),
  authorName: z.string(),
  /** The beginning of it. */
  text: z.string(),
  locale: localeSchema,
  answerCount: z.number(),
  createdAt: instant,
});

export type WaitingQuestion = z.infer<typeof waitingQuestionSchema>;

export const QUESTION_ORDERS = ['newest', 'waiting', 'followed'] as const;

export type QuestionOrder = (typeof QUESTION_ORDERS)[number];
