import { useLoad } from '@cursiv/shared-data';
import type { LessonPreview as LessonPreviewData } from '@cursiv/shared-domain';
import { useLocale } from '@cursiv/shared-i18n';
import { LoadFailure, Loading, later, Prose, Skeleton } from '@cursiv/shared-ui';
import { Suspense, useCallback } from 'react';
import { useT } from '../../../messages/messages.ts';
import { loadPayload } from '../../../shared/load-payload.ts';
import * as styles from './outline.module.css';

/** Brings the code that asks functions for files, so it loads only when somebody opens a lesson. */
const LessonVideo = later(async () => ({ default: (await import('./lesson-video.tsx')).LessonVideo }));
const PicturedText = later(async () => ({ default: (await import('./pictured-text.tsx')).PicturedText }));
const LessonFiles = later(async () => ({ default: (await import('./lesson-files.tsx')).LessonFiles }));

/** A free lesson, opened in its place in the outline. */
export function LessonPreview({ courseId, lessonId }: { courseId: string; lessonId: string }) {
  const t = useT();
  const locale = useLocale();
  const load = useCallback(
    () => loadPayload('lesson', { locale }, `${encodeURIComponent(courseId)}/lessons/${encodeURIComponent(lessonId)}`),
    [courseId, lessonId, locale],
  );
  const preview = useLoad(load);
  if (preview.status === 'ready') return <OpenLesson courseId={courseId} lesson={preview.value.lesson} />;
  if (preview.status === 'loading') {
    return (
      <Loading label={t('course.previewLoading')}>
        <Skeleton ratio="16 / 9" shape="block" />
      </Loading>
    );
  }
  return (
    <LoadFailure title={t('course.previewFailed')} text={t(`error.${preview.error.code}`)} retry={preview.retry} />
  );
}

function OpenLesson({ courseId, lesson }: { courseId: string; lesson: LessonPreviewData }) {
  const { id, title, video, sound, body, pictures, files } = lesson;
  return (
    <div className={styles.preview}>
      {video && (
        <Suspense fallback={<Skeleton ratio="16 / 9" shape="block" />}>
          <LessonVideo title={title.text} video={video} sound={sound} at={{ courseId, lessonId: id }} />
        </Suspense>
      )}
      {body &&
        (pictures ? (
          <Suspense fallback={<Prose {...body} under={2} />}>
            <PicturedText {...body} courseId={courseId} lessonId={id} pictures={pictures} />
          </Suspense>
        ) : (
          <Prose {...body} under={2} />
        ))}
      {files && (
        <Suspense>
          <LessonFiles files={files} at={{ kind: 'lesson', courseId, lessonId: id }} />
        </Suspense>
      )}
    </div>
  );
}
