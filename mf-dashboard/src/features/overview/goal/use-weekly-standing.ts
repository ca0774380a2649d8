import { getFinishedLessons, getLessons, type Loadable, useLoad } from '@cursiv/shared-data';
import {
  type FinishedLesson,
  standingSince,
  type WeeklyGoal,
  type WeeklyStanding,
  weeklyStanding,
} from '@cursiv/shared-domain';
import { useCallback } from 'react';
import type { Learning } from '../../../shared/courses/use-learning.ts';

/** What was finished of a course; the lengths of lessons are read only where minutes count. */
async function finishedOf({ enrollment, course }: Learning, kind: WeeklyGoal['kind'], since: Date) {
  const finished = await getFinishedLessons(enrollment.uid, course.id, since);
  const lessons = kind === 'minutes' && finished.length > 0 ? await getLessons(course) : [];
  const lengths = new Map(lessons.map(({ id, durationSec }) => [id, durationSec]));
  return finished.flatMap(({ lessonId, completedAt }): FinishedLesson[] =>
    completedAt ? [{ at: completedAt, seconds: lengths.get(lessonId) ?? 0 }] : [],
  );
}

/** Where a learner stands with their goal, from the courses that they have used since weeks are counted. */
export function useWeeklyStanding(
  goal: WeeklyGoal,
  learning: readonly Learning[],
  zone: string,
): Loadable<WeeklyStanding> {
  const { kind } = goal;
  const load = useCallback(async () => {
    const now = new Date();
    const since = standingSince(now, zone);
    const used = learning.filter(({ enrollment }) => enrollment.updatedAt >= since);
    const finished = await Promise.all(used.map((one) => finishedOf(one, kind, since)));
    return { now, finished: finished.flat() };
  }, [kind, learning, zone]);
  const known = useLoad(load);
  if (known.status !== 'ready') return known;
  const { now, finished } = known.value;
  return { status: 'ready', value: weeklyStanding(goal, finished, now, zone) };
}
