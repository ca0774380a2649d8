import { COURSE_LIMITS, type DraftLesson, LESSON_TYPES } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { CheckboxField, Grid, SelectField, Stack, TextField } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';
import { useAuthoring } from './authoring-context.ts';
import { LanguageField } from './language-field.tsx';
import { LessonText } from './lesson-text.tsx';
import { LessonVideoFields } from './lesson-video-fields.tsx';

const MAX_MINUTES = 600;

/** Everything about one lesson. */
export function LessonDetails({ lesson }: { lesson: DraftLesson }) {
  const t = useT();
  const words = useVocabulary();
  const { edit, language } = useAuthoring();
  const change = (fields: Partial<Omit<DraftLesson, 'id'>>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  return (
    <Stack gap={2}>
      <LanguageField
        id={`title-${lesson.id}`}
        label={t('authoring.lessonTitle')}
        value={lesson.title}
        maxLength={COURSE_LIMITS.lessonTitle}
        onChange={(text) => change({ title: { ...lesson.title, [language]: text } })}
      />
      <Grid min="9rem" gap={2}>
        <SelectField
          label={t('authoring.lessonType')}
          options={LESSON_TYPES.map((value) => ({ value, label: words(`lessonType.${value}`) }))}
          value={lesson.type}
          onChange={({ currentTarget }) => change({ type: currentTarget.value === 'video' ? 'video' : 'text' })}
        />
        <TextField
          label={t('authoring.minutes')}
          type="number"
          inputMode="numeric"
          min={1}
          max={MAX_MINUTES}
          defaultValue={Math.max(1, Math.round(lesson.durationSec / 60))}
          key={lesson.video?.path}
          onChange={({ currentTarget }) => {
            const minutes = Math.min(MAX_MINUTES, Math.max(1, Math.round(currentTarget.valueAsNumber)));
            if (Number.isFinite(minutes)) change({ durationSec: minutes * 60 });
          }}
        />
      </Grid>
      <CheckboxField
        label={t('authoring.freePreview')}
        hint={t('authoring.freePreviewHint')}
        checked={lesson.freePreview}
        onChange={({ currentTarget }) => change({ freePreview: currentTarget.checked })}
      />
      {lesson.type === 'video' && <LessonVideoFields lesson={lesson} />}
      <LessonText lesson={lesson} />
    </Stack>
  );
}
