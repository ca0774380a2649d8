import * as z from 'zod/mini';
import type { QuestionType } from './quiz.ts';

const id = z.string();

const ANSWERS = {
  single: id,
  multiple: z.array(id),
  trueFalse: z.boolean(),
  short: z.string(),
  ordering: z.array(id),
  matching: z.record(z.string(), id),
} as const satisfies Record<QuestionType, z.ZodMiniType>;

/** What a learner answers: ids of options, their order, ids of answers by those of items, or a text. */
export type AnswerOf<Type extends QuestionType> = z.infer<(typeof ANSWERS)[Type]>;

/** An answer to a question of any type. */
export type Answer = AnswerOf<QuestionType>;

/** An answer as it is stored: one text, whatever its question. */
export const answerText = (answer: Answer): string => JSON.stringify(answer);

/** The stored answer to a question; undefined when there is none, or one that no question of this type has. */
export function answerTo<Type extends QuestionType>(
  { type }: { type: Type },
  stored: string | undefined,
): AnswerOf<Type> | undefined {
  if (stored === undefined) return undefined;
  try {
    const parsed = ANSWERS[type].safeParse(JSON.parse(stored));
    return parsed.success ? (withoutRepeats(parsed.data) as AnswerOf<Type>) : undefined;
  } catch {
    return undefined;
  }
}

const withoutRepeats = (answer: Answer): Answer => (Array.isArray(answer) ? [...new Set(answer)] : answer);
