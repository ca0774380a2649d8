import { Button, Cluster, prefer, usePreferences } from '@cursiv/shared-ui';
import { useState } from 'react';
import { GoalField } from '../../../shared/goal/goal-field.tsx';
import { useGoalT } from '../../../shared/goal/texts/texts.ts';
import { GoalStanding } from './goal-standing.tsx';
import * as styles from './weekly-goal.module.css';

/** The weekly goal of who has one; who never answered is asked once, and who wants none sees nothing. */
export function WeeklyGoalPart({ uid, isLearner }: { uid: string; isLearner: boolean }) {
  const t = useGoalT();
  const { weeklyGoal: goal } = usePreferences();
  const [isChoosing, setIsChoosing] = useState(false);
  const isAsked = goal === undefined && isLearner;
  if (!goal && !isAsked && !isChoosing) return null;
  return (
    <section className={styles.goal} aria-label={t('title')}>
      {goal && <GoalStanding uid={uid} goal={goal} />}
      {!goal && !isChoosing && <p>{t('offer')}</p>}
      {isChoosing && <GoalField />}
      {!isChoosing && (
        <Cluster>
          <Button variant="quiet" size="small" onClick={() => setIsChoosing(true)}>
            {t(goal ? 'change' : 'set')}
          </Button>
          {!goal && (
            <Button variant="quiet" size="small" onClick={() => prefer({ weeklyGoal: null })}>
              {t('noThanks')}
            </Button>
          )}
        </Cluster>
      )}
    </section>
  );
}
