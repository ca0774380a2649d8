import { addDays, dateAt, weekdayOf } from '../../availability/wall-time.ts';
import type { WeeklyGoal } from '../../user/preferences.ts';

/** A lesson that was finished, and how long it is. */
export interface FinishedLesson {
  at: Date;
  seconds: number;
}

/** Where a learner stands with their weekly goal. */
export interface WeeklyStanding {
  /** What was done this week, in the goal's minutes or lessons. */
  done: number;
  /** How many weeks in a row reached the goal; this one counts as soon as it does, and takes nothing away before. */
  weeks: number;
}

/** How many weeks before the present one are counted. */
export const COUNTED_WEEKS = 26;

/** The Monday of the week of an instant in a zone: `yyyy-mm-dd`. */
function mondayAt(at: Date, timeZone: string): string {
  const date = dateAt(at, timeZone);
  return addDays(date, 1 - weekdayOf(date));
}

/** Where a learner stands, by the lessons that they have finished. Weeks begin on Monday in their zone. */
export function weeklyStanding(
  { kind, count }: WeeklyGoal,
  finished: readonly FinishedLesson[],
  now: Date,
  timeZone: string,
): WeeklyStanding {
  const weeks = Map.groupBy(finished, ({ at }) => mondayAt(at, timeZone));
  const doneIn = (monday: string) => {
    const lessons = weeks.get(monday) ?? [];
    return kind === 'lessons'
      ? lessons.length
      : Math.floor(lessons.reduce((sum, { seconds }) => sum + seconds, 0) / 60);
  };
  const present = mondayAt(now, timeZone);
  let before = 0;
  while (before < COUNTED_WEEKS && doneIn(addDays(present, -7 * (before + 1))) >= count) before += 1;
  const done = doneIn(present);
  return { done, weeks: before + (done >= count ? 1 : 0) };
}
