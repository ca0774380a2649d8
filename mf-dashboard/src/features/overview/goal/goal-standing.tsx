import type { WeeklyGoal } from '@cursiv/shared-domain';
import { ProgressBar, Skeleton, useReaderZone } from '@cursiv/shared-ui';
import { useState } from 'react';
import type { Learning } from '../../../shared/courses/use-learning.ts';
import { useGoalT } from '../../../shared/goal/texts/texts.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useWeeklyStanding } from './use-weekly-standing.ts';
import * as styles from './weekly-goal.module.css';

type GoalStandingProps = { goal: WeeklyGoal; learning: readonly Learning[] };

/** How much of the week's goal is done, and for how many weeks it was reached. What is missing is not said. */
export function GoalStanding({ goal, learning }: GoalStandingProps) {
  const t = useGoalT();
  // As it was when the page opened: nobody finishes a lesson here.
  const [known] = useState(learning);
  const standing = useWeeklyStanding(goal, known, useReaderZone());
  return (
    <>
      <h2 className={styles.title}>{t('title')}</h2>
      <LoadableView of={standing} skeleton={<Skeleton height="3rem" shape="block" />}>
        {({ done, weeks }) => (
          <>
            <ProgressBar
              value={Math.min(1, done / goal.count)}
              label={t(goal.kind, { count: goal.count })}
              valueText={t(goal.kind === 'lessons' ? 'doneLessons' : 'doneMinutes', { count: goal.count, done })}
            />
            {weeks > 0 && <p className={styles.weeks}>{t('weeks', { count: weeks })}</p>}
          </>
        )}
      </LoadableView>
    </>
  );
}
