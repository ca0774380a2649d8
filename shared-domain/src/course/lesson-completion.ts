import type { LessonType } from './course.ts';

/** How an author may have a lesson completed: by the learner's word, by opening it, by watching its film. A quiz is passed. */
export const LESSON_COMPLETIONS = ['manual', 'view', 'watch'] as const;

export type LessonCompletion = (typeof LESSON_COMPLETIONS)[number];

/** The share of a film's seconds, each counted once, that counts as having watched it. */
export const WATCHED_PCT = 90;

/** The ways that make sense for a kind of lesson. */
export const completionsFor = (type: LessonType): readonly LessonCompletion[] =>
  type === 'quiz' ? [] : type === 'video' ? ['watch', 'manual', 'view'] : ['manual', 'view'];
