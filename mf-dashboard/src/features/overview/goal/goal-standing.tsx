import type { WeeklyGoal } from '@cursiv/shared-domain';
import { ProgressBar, Skeleton, useReaderZone } from '@cursiv/shared-ui';
import { useGoalT } from '../../../shared/goal/texts/texts.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useWeeklyStanding } from './use-weekly-standing.ts';
import * as styles from './weekly-goal.module.css';

type GoalStandingProps = { uid: string; goal: WeeklyGoal };

/** How much of the week's goal is done, and for how many weeks it was reached. What is missing is not said. */
export function GoalStanding({ uid, goal }: GoalStandingProps) {
  const t = useGoalT();
  const standing = useWeeklyStanding(uid, goal, useReaderZone());
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
