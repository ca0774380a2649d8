import * as z from 'zod/mini';
import { instant } from '../../schema.ts';
import { GOAL_MAX } from '../../user/preferences.ts';
import { COUNTED_WEEKS } from './weekly-standing.ts';

const WEEK_MS = 7 * 86_400_000;
/** The weeks that may count, the present one, and one for zones and changes of clocks. */
const SPAN_MS = (COUNTED_WEEKS + 2) * WEEK_MS;
/** As many lessons as the highest goal asks for in the weeks that may count. */
const MOST_LEARNED = GOAL_MAX.lessons * (COUNTED_WEEKS + 1);

/** What a person has learned in the weeks that may count: `users/{uid}/learned/lessons`, which functions keep. It stays when they leave a course. */
export const learnedLessonsSchema = z.object({
  /** By `learnedKey`: each lesson counts once. */
  lessons: z.record(z.string(), z.object({ at: instant, seconds: z.number() })),
});

/** Finished lessons by their course and id. */
export type LearnedLessons = z.infer<typeof learnedLessonsSchema>['lessons'];

/** Where it is stored what a person has learned. */
export const learnedPath = (uid: string): string => `users/${uid}/learned/lessons`;

/** A lesson among those of all courses. */
export const learnedKey = (courseId: string, lessonId: string): string => `${courseId}/${lessonId}`;

/** Lessons with those that were finished besides; what is too old to count before the latest one goes, and the oldest of too many. */
export function withLearned(known: LearnedLessons, more: LearnedLessons): LearnedLessons {
  const all = Object.entries({ ...known, ...more }).toSorted(
    ([, one], [, other]) => other.at.getTime() - one.at.getTime(),
  );
  const latest = all[0]?.[1].at.getTime() ?? 0;
  return Object.fromEntries(all.filter(([, { at }]) => latest - at.getTime() <= SPAN_MS).slice(0, MOST_LEARNED));
}
