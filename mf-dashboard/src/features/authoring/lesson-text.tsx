import { COURSE_LIMITS, type DraftLesson, type L10nText, lessonBodyId } from '@cursiv/shared-domain';
import { Button, Stack } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { Prose } from '../../shared/prose.tsx';
import { useAuthoring } from './authoring-context.ts';
import { LanguageField } from './language-field.tsx';
import * as styles from './lesson-text.module.css';

/** A lesson's text as Markdown, with a preview. */
export function LessonText({ lesson }: { lesson: DraftLesson }) {
  const t = useT();
  const { state, edit, language } = useAuthoring();
  const [isPreviewed, setIsPreviewed] = useState(false);
  const value: L10nText = {
    ro: state.bodies[lessonBodyId(lesson.id, 'ro')],
    en: state.bodies[lessonBodyId(lesson.id, 'en')],
  };
  const text = value[language] ?? '';
  return (
    <Stack gap={1}>
      <LanguageField
        label={t(lesson.type === 'video' ? 'authoring.videoText' : 'authoring.lessonText')}
        value={value}
        maxLength={COURSE_LIMITS.lessonBody}
        rows={10}
        hint={t('authoring.markdown')}
        onChange={(next) => edit({ type: 'body', lessonId: lesson.id, locale: language, text: next })}
      />
      <div>
        <Button variant="quiet" size="small" aria-expanded={isPreviewed} onClick={() => setIsPreviewed(!isPreviewed)}>
          {t(isPreviewed ? 'authoring.hidePreview' : 'authoring.showPreview')}
        </Button>
      </div>
      {isPreviewed && (
        <section className={styles.preview} aria-label={t('authoring.textPreview')}>
          {text.trim() ? <Prose text={text} locale={language} /> : <p>{t('authoring.nothingWritten')}</p>}
        </section>
      )}
    </Stack>
  );
}
