import type { WeeklyGoal } from '@cursiv/shared-domain';
import { prefer, SelectField, usePreferences } from '@cursiv/shared-ui';
import { useGoalT } from './texts/texts.ts';

const GOALS: readonly WeeklyGoal[] = [
  ...[1, 2, 3, 5, 7, 10].map((count) => ({ kind: 'lessons' as const, count })),
  ...[30, 60, 90, 120, 180, 300].map((count) => ({ kind: 'minutes' as const, count })),
];

const NONE = 'none';

const keyOf = ({ kind, count }: WeeklyGoal) => `${kind} ${count}`;

/** The choice of a weekly goal, or of none. */
export function GoalField() {
  const t = useGoalT();
  const { weeklyGoal: goal, refused } = usePreferences();
  // One that was chosen elsewhere, where others were offered, stays.
  const goals = !goal || GOALS.some((known) => keyOf(known) === keyOf(goal)) ? GOALS : [goal, ...GOALS];
  return (
    <SelectField
      label={t('label')}
      hint={t('hint')}
      error={refused?.includes('weeklyGoal') && <span role="alert">{t('refused')}</span>}
      value={goal ? keyOf(goal) : NONE}
      options={[
        { value: NONE, label: t('none') },
        ...goals.map((known) => ({ value: keyOf(known), label: t(known.kind, { count: known.count }) })),
      ]}
      onChange={({ target }) => prefer({ weeklyGoal: goals.find((known) => keyOf(known) === target.value) ?? null })}
    />
  );
}
