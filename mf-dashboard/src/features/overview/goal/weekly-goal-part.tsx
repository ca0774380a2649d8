import { useWatch } from '@cursiv/shared-data';
import { watchPreferences } from '@cursiv/shared-data/signed-in';
import type { WeeklyGoal } from '@cursiv/shared-domain';
import { Button, Cluster, prefer, useHoldsBack, usePreferences } from '@cursiv/shared-ui';
import { useMemo, useState } from 'react';
import { GoalField } from '../../../shared/goal/goal-field.tsx';
import { useGoalT } from '../../../shared/goal/texts/texts.ts';
import { GoalStanding } from './goal-standing.tsx';
import * as styles from './weekly-goal.module.css';

/** The goal as this device knows it; on one where the person is new, as their account says. The page waits for that. */
function useGoal(uid: string): WeeklyGoal | null | undefined {
  const { weeklyGoal } = usePreferences();
  const account = useWatch(useMemo(() => watchPreferences(uid), [uid]));
  useHoldsBack(weeklyGoal === undefined && account.status === 'loading');
  return weeklyGoal === undefined && account.status === 'ready' ? account.value?.weeklyGoal : weeklyGoal;
}

/** The weekly goal of who has one; who never answered is asked once, and who wants none sees nothing. */
export function WeeklyGoalPart({ uid, isLearner }: { uid: string; isLearner: boolean }) {
  const t = useGoalT();
  const goal = useGoal(uid);
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
