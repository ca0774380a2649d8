import * as z from 'zod/mini';
import type { Locale } from '../l10n/l10n.ts';

/** In how many documents the figures of one group are counted, so that many learners at once do not wait for each other. */
export const FIGURE_SHARDS = 8;

/** The group of figures about lessons, which no lesson's id can be; each quiz has one of its own, under the id of its lesson. */
export const LESSON_FIGURES = '.lessons';

/** So many learners each, by what is counted. */
export type Counts = Readonly<Record<string, number>>;

/** A part of a course's figures: `courses/{courseId}/figures/{group}__{shard}`. They are added up by who reads them. */
export const figuresSchema = z.object({ group: z.string(), counts: z.record(z.string(), z.number()) });

/** The sum of the parts. */
export function addedUp(parts: readonly { counts: Counts }[]): Counts {
  const sum: Record<string, number> = {};
  for (const { counts } of parts) {
    for (const [key, count] of Object.entries(counts)) sum[key] = (sum[key] ?? 0) + count;
  }
  return sum;
}

/** The language that a learner wanted, which is the page's, and the one they could read. */
export interface ReadingLanguage {
  wanted: Locale;
  read: Locale;
}

/** The names of what a learner can add one to. Ids have no colon; what follows the last one of a wrong answer may have. */
export const lessonKeys = {
  opened: (lessonId: string, { wanted, read }: ReadingLanguage) => `${lessonId}:opened:${wanted}:${read}`,
  finished: (lessonId: string, { wanted, read }: ReadingLanguage) => `${lessonId}:finished:${wanted}:${read}`,
  time: (lessonId: string, bucket: number) => `${lessonId}:time:${bucket}`,
} as const;

export const questionKeys = {
  asked: (questionId: string) => `${questionId}:asked`,
  answered: (questionId: string) => `${questionId}:answered`,
  right: (questionId: string) => `${questionId}:right`,
  wrong: (questionId: string, answer: string) => `${questionId}:wrong:${answer}`,
} as const;

/** What a key says, piece by piece. */
export function readKey(key: string): { id: string; what: string; detail: string } {
  const [id = '', what = '', ...detail] = key.split(':');
  return { id, what, detail: detail.join(':') };
}
