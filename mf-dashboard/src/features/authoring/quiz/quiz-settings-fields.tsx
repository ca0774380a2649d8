import {
  DEFAULT_QUIZ,
  type DraftLesson,
  EXPLAIN_POLICIES,
  type ExplainPolicy,
  QUIZ_LIMITS,
  type QuizSettings,
} from '@cursiv/shared-domain';
import { CheckboxField, Grid, SelectField } from '@cursiv/shared-ui';
import { useAround } from '../authoring-context.ts';
import { useAuthoringT } from '../messages/messages.ts';
import { NumberField } from './number-field.tsx';

/** How a quiz is taken and judged. */
export function QuizSettingsFields({ lesson }: { lesson: DraftLesson }) {
  const authoringT = useAuthoringT();
  const { edit } = useAround();
  const settings = lesson.quiz ?? DEFAULT_QUIZ;
  const change = (fields: Partial<QuizSettings>) =>
    edit({ type: 'lesson', id: lesson.id, change: { quiz: { ...settings, ...fields } } });
  return (
    <>
      <Grid min="11rem" gap={2}>
        <NumberField
          label={authoringT('quiz.passPct')}
          value={settings.passPct}
          least={1}
          most={100}
          onChange={(passPct) => change({ passPct })}
        />
        <NumberField
          label={authoringT('quiz.maxAttempts')}
          hint={authoringT('quiz.zeroForNone')}
          value={settings.maxAttempts}
          least={0}
          most={QUIZ_LIMITS.attempts}
          onChange={(maxAttempts) => change({ maxAttempts })}
        />
        <NumberField
          label={authoringT('quiz.timeLimit')}
          hint={authoringT('quiz.zeroForNone')}
          value={settings.timeLimitMin}
          least={0}
          most={QUIZ_LIMITS.minutes}
          onChange={(timeLimitMin) => change({ timeLimitMin })}
        />
        <SelectField
          label={authoringT('quiz.explains.label')}
          options={EXPLAIN_POLICIES.map((value) => ({ value, label: authoringT(`quiz.explains.${value}`) }))}
          value={settings.explains}
          onChange={({ currentTarget }) => change({ explains: currentTarget.value as ExplainPolicy })}
        />
      </Grid>
      <CheckboxField
        label={authoringT('quiz.shuffles')}
        checked={settings.shuffles}
        onChange={({ currentTarget }) => change({ shuffles: currentTarget.checked })}
      />
    </>
  );
}
