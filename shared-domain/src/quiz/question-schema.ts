import * as z from 'zod/mini';
import { l10n, l10nText } from '../l10n/l10n-schema.ts';
import { EXPLAIN_POLICIES, QUIZ_LIMITS } from './quiz.ts';

const whole = (least: number, most: number) => z.int().check(z.gte(least), z.lte(most));

export const quizSettingsSchema = z.object({
  passPct: whole(1, 100),
  maxAttempts: whole(0, QUIZ_LIMITS.attempts),
  timeLimitMin: whole(0, QUIZ_LIMITS.minutes),
  shuffles: z.boolean(),
  explains: z.enum(EXPLAIN_POLICIES),
});

/** Ids name fields of documents, and the parts of an answer. */
const partId = z.string().check(z.regex(/^[A-Za-z0-9_-]{1,64}$/));
const lineText = l10nText(QUIZ_LIMITS.line);
const upToMost = <T extends z.core.$ZodType>(line: T) => z.array(line).check(z.maxLength(QUIZ_LIMITS.lines));

const lineSchema = z.object({ id: partId, text: lineText });
const optionSchema = z.extend(lineSchema, { explanation: l10nText(QUIZ_LIMITS.explanation) });

/** A text among which or with which a learner answers. */
export type QuestionLine = z.infer<typeof lineSchema>;

/** An answer to choose, with what there is to say about it. */
export type QuestionOption = z.infer<typeof optionSchema>;

const common = {
  id: partId,
  prompt: l10nText(QUIZ_LIMITS.prompt),
  explanation: l10nText(QUIZ_LIMITS.explanation),
  points: whole(1, QUIZ_LIMITS.points),
};

/** A question as its author writes it, with its right answer. Only its author and the server may read it. */
export const questionSchema = z.discriminatedUnion('type', [
  z.object({ ...common, type: z.literal('single'), options: upToMost(optionSchema), right: z.string() }),
  z.object({ ...common, type: z.literal('multiple'), options: upToMost(optionSchema), right: upToMost(z.string()) }),
  z.object({ ...common, type: z.literal('trueFalse'), right: z.boolean() }),
  z.object({
    ...common,
    type: z.literal('short'),
    accepted: l10n(upToMost(z.string().check(z.maxLength(QUIZ_LIMITS.line)))),
    ignoresDiacritics: z.boolean(),
  }),
  /** The items stand in the right order. */
  z.object({ ...common, type: z.literal('ordering'), items: upToMost(lineSchema) }),
  /** `answerId` names the right side where learners read it, so that it says nothing about the left. */
  z.object({
    ...common,
    type: z.literal('matching'),
    pairs: upToMost(z.object({ id: partId, left: lineText, answerId: partId, right: lineText })),
  }),
]);

export type Question = z.infer<typeof questionSchema>;

/** A question of one type. */
export type QuestionOf<Type extends Question['type']> = Extract<Question, { type: Type }>;

/** The questions of a quiz in the author's order. */
export const questionsSchema = z.array(questionSchema).check(z.maxLength(QUIZ_LIMITS.questions));

/** Questions are stored as one text, whose length the data rules can measure. */
const storedQuestions = z.codec(z.string(), questionsSchema, {
  decode: (text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.issues.push({ code: 'custom', message: 'The questions are no JSON', input: text });
      return z.NEVER;
    }
  },
  encode: (questions) => JSON.stringify(questions),
});

/** Stored questions. */
export const questionsText = (questions: Question[]): string => z.encode(storedQuestions, questions);

/** The questions in stored ones. Throws when they are none. */
export const questionsIn = (text: string): Question[] => z.decode(storedQuestions, text);

/** The questions of a lesson with their answers, in `quizKeys/{lessonId}` of the draft and of the published course. */
export const quizKeySchema = z.object({ lessonId: z.string(), questions: storedQuestions });

export type QuizKey = z.infer<typeof quizKeySchema>;
