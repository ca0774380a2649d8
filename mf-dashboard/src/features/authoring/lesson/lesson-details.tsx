import {
  COURSE_LIMITS,
  DEFAULT_QUIZ,
  type DraftLesson,
  LESSON_TYPES,
  type LessonType,
  type Locale,
  sameValues,
} from '@cursiv/shared-domain';
import { CheckboxField, Grid, SelectField, Stack, TextField } from '@cursiv/shared-ui';
import { memo, useEffect } from 'react';
import { useT } from '../../../messages/messages.ts';
import { LoadableView } from '../../../shared/pages/loadable-view.tsx';
import { useAround, useOfDraft } from '../authoring-context.ts';
import { HistoryButton } from '../history/history-button.tsx';
import { useAuthoringT } from '../messages/messages.ts';
import { QuizFields } from '../quiz/quiz-fields.tsx';
import { LessonText } from '../text/lesson-text.tsx';
import { loadText } from '../text/text-editor.tsx';
import { LanguageField } from '../words/language-field.tsx';
import { CompletionField } from './completion-field.tsx';
import { LessonFileFields } from './files/lesson-file-fields.tsx';
import { LessonVideoFields } from './lesson-video-fields.tsx';

const MAX_MINUTES = 600;

type LessonProps = { lesson: DraftLesson };

/** Everything about one lesson. */
export const LessonDetails = memo(function LessonDetails({ lesson }: LessonProps) {
  const authoringT = useAuthoringT();
  const { edit, parts } = useAround();
  const base = useOfDraft(({ content }) => content.baseLocale);
  const change = (fields: Partial<Omit<DraftLesson, 'id'>>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  // The code of the texts comes while what they say is read.
  useEffect(() => void loadText(), []);
  return (
    <Stack gap={2}>
      <LanguageField
        id={`title-${lesson.id}`}
        label={authoringT('lessonTitle')}
        value={lesson.title}
        maxLength={COURSE_LIMITS.lessonTitle}
        place={{ of: 'lesson', id: lesson.id, field: 'title' }}
        onChange={(text, locale) => change({ title: { ...lesson.title, [locale]: text } })}
      />
      <LessonSettings lesson={lesson} />
      <LoadableView of={parts}>{() => <LessonContents lesson={lesson} base={base} />}</LoadableView>
    </Stack>
  );
});

/** Whether lessons are the same but for their titles. */
const isSameButTitle = (
  { lesson: { title: _, ...one } }: LessonProps,
  { lesson: { title: __, ...other } }: LessonProps,
) => sameValues(one, other);

/** What is chosen for a lesson, which its title changes nothing of. */
const LessonSettings = memo(function LessonSettings({ lesson }: LessonProps) {
  const t = useT();
  const authoringT = useAuthoringT();
  const { edit } = useAround();
  const change = (fields: Partial<Omit<DraftLesson, 'id'>>) => edit({ type: 'lesson', id: lesson.id, change: fields });
  const chooseType = (type: LessonType) =>
    change({
      type,
      ...(type === 'quiz' && !lesson.quiz && { quiz: DEFAULT_QUIZ }),
      ...(type === 'video' && { completion: 'watch' }),
    });
  return (
    <>
      <Grid min="9rem" gap={2}>
        <SelectField
          label={authoringT('lessonType')}
          options={LESSON_TYPES.map((value) => ({ value, label: t(`lessonType.${value}`) }))}
          value={lesson.type}
          onChange={({ currentTarget }) => chooseType(currentTarget.value as LessonType)}
        />
        <TextField
          label={authoringT('minutes')}
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
      <CompletionField lesson={lesson} onChoose={(completion) => change({ completion })} />
      <CheckboxField
        label={authoringT('freePreview')}
        hint={authoringT('freePreviewHint')}
        checked={lesson.freePreview}
        onChange={({ currentTarget }) => change({ freePreview: currentTarget.checked })}
      />
    </>
  );
}, isSameButTitle);

/** What the lesson says: its files, its text and its questions. */
function LessonContents({ lesson, base }: { lesson: DraftLesson; base: Locale }) {
  return (
    <>
      {lesson.type === 'video' && <LessonVideoFields lesson={lesson} />}
      {lesson.type === 'file' && <LessonFileFields lesson={lesson} />}
      <LessonText lesson={lesson} />
      {lesson.type === 'quiz' && (
        <>
          <QuizFields lesson={lesson} />
          <div>
            <HistoryButton place={{ of: 'lesson', id: lesson.id, field: 'quiz' }} locale={base} />
          </div>
        </>
      )}
    </>
  );
}
