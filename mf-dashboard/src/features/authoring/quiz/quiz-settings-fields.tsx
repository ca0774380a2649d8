import {
  DEFAULT_QUIZ,
  type DraftLesson,
  EXPLAIN_POLICIES,
  type ExplainPolicy,
  QUIZ_LIMITS,
  type QuizSettings,
} from '@cursiv/shared-domain';
import { CheckboxField, Grid, SelectField } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';
import { useAround } from '../authoring-context.ts';
import { NumberField } from './number-field.tsx';

/** How a quiz is taken and judged. */
export function QuizSettingsFields({ lesson }: { lesson: DraftLesson }) {
  const t = useT();
  const { edit } = useAround();
  const settings = lesson.quiz ?? DEFAULT_QUIZ;
  const change = (fields: Partial<QuizSettings>) =>
    edit({ type: 'lesson', id: lesson.id, change: { quiz: { ...settings, ...fields } } });
  return (
    <>
      <Grid min="11rem" gap={2}>
        <NumberField
          label={t('quiz.passPct')}
          value={settings.passPct}
          least={1}
          most={100}
          onChange={(passPct) => change({ passPct })}
        />
        <NumberField
          label={t('quiz.maxAttempts')}
          hint={t('quiz.zeroForNone')}
          value={settings.maxAttempts}
          least={0}
          most={QUIZ_LIMITS.attempts}
          onChange={(maxAttempts) => change({ maxAttempts })}
        />
        <NumberField
          label={t('quiz.timeLimit')}
          hint={t('quiz.zeroForNone')}
          value={settings.timeLimitMin}
          least={0}
          most={QUIZ_LIMITS.minutes}
          onChange={(timeLimitMin) => change({ timeLimitMin })}
        />
        <SelectField
          label={t('quiz.explains.label')}
          options={EXPLAIN_POLICIES.map((value) => ({ value, label: t(`quiz.explains.${value}`) }))}
          value={settings.explains}
          onChange={({ currentTarget }) => change({ explains: currentTarget.value as ExplainPolicy })}
        />
      </Grid>
      <CheckboxField
        label={t('quiz.shuffles')}
        checked={settings.shuffles}
        onChange={({ currentTarget }) => change({ shuffles: currentTarget.checked })}
      />
    </>
  );
}
