import { type Loadable, useWatch, watchLearned } from '@cursiv/shared-data';
import { type WeeklyGoal, type WeeklyStanding, weeklyStanding } from '@cursiv/shared-domain';
import { useMemo, useState } from 'react';

/** Where a learner stands with their goal this week, which is the one in which the page opened. */
export function useWeeklyStanding(uid: string, goal: WeeklyGoal, zone: string): Loadable<WeeklyStanding> {
  const [now] = useState(() => new Date());
  const learned = useWatch(useMemo(() => watchLearned(uid), [uid]));
  if (learned.status !== 'ready') return learned;
  return { status: 'ready', value: weeklyStanding(goal, Object.values(learned.value?.lessons ?? {}), now, zone) };
}
