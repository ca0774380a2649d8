import { useLoad } from '@cursiv/shared-data';
import type { LessonPreview as LessonPreviewData } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, ErrorState, Loading, Skeleton } from '@cursiv/shared-ui';
import { lazy, Suspense, useCallback } from 'react';
import { useT } from '../../messages/messages.ts';
import { loadPayload } from '../../shared/load-payload.ts';
import { Prose } from '../../shared/prose.tsx';
import * as styles from './outline.module.css';

/** Brings the code that asks functions for files, so it loads only when somebody opens a lesson. */
const LessonVideo = lazy(async () => ({ default: (await import('./lesson-video.tsx')).LessonVideo }));

/** A free lesson, opened in its place in the outline. */
export function LessonPreview({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const load = useCallback(
    () => loadPayload('lesson', { locale }, `${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}`),
    [courseId, lessonId, locale],
  );
  const preview = useLoad(load);
  if (preview.status === 'ready') return <OpenLesson lesson={preview.value.lesson} />;
  if (preview.status === 'loading') {
    return (
      <Loading label={t('course.previewLoading')}>
        <Skeleton ratio="16 / 9" shape="block" />
      </Loading>
    );
  }
  return (
    <ErrorState
      title={t('course.previewFailed')}
      text={words(`error.${preview.error.code}`)}
      action={<Button onClick={preview.retry}>{t('retry')}</Button>}
    />
  );
}

function OpenLesson({ lesson: { title, video, body } }: { lesson: LessonPreviewData }) {
  return (
    <div className={styles.preview}>
      {video && (
        <Suspense fallback={<Skeleton ratio="16 / 9" shape="block" />}>
          <LessonVideo title={title.text} video={video} />
        </Suspense>
      )}
      {body && <Prose value={body} under={2} />}
    </div>
  );
}
