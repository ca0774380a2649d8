import { markLesson, saveLessonPosition } from '@cursiv/shared-data';
import type { LessonProgress, LessonVideo } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, ErrorState, Loading, Skeleton, VideoPlayer } from '@cursiv/shared-ui';
import { useState } from 'react';
import { useT } from '../../messages/messages.ts';
import type { LessonView } from '../../shared/course-view.ts';
import { report } from '../../shared/platform.ts';
import { useLessonMedia } from './use-lesson-media.ts';
import { usePlayback } from './use-playback.ts';

type OpenVideoProps = {
  title: string;
  video: LessonVideo;
  courseId: string;
  lesson: LessonView;
  /** Whose progress is kept; nobody's for a visitor or the author. */
  learner: string | undefined;
  progress: LessonProgress | undefined;
};

/** The lesson's video with its captions; takes up where the learner left it and remembers where they are. */
export function OpenVideo({ title, video, courseId, lesson, learner, progress }: OpenVideoProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const media = useLessonMedia(video);
  const [startAt] = useState(() => progress?.positionSec ?? 0);
  const playback = usePlayback((positionSec) => {
    if (!learner) return;
    const position = {
      uid: learner,
      courseId,
      lessonId: lesson.id,
      isBegun: progress !== undefined,
      positionSec,
      locale,
    };
    saveLessonPosition(position).catch((error: unknown) => report(error));
  });
  const finish = () => {
    if (!learner || progress?.state === 'completed') return;
    const mark = { uid: learner, courseId, lessonId: lesson.id, state: 'completed' as const };
    markLesson(mark).catch((error: unknown) => report(error));
  };
  if (media.status === 'loading') {
    return (
      <Loading label={t('loading')}>
        <Skeleton ratio="16 / 9" shape="block" />
      </Loading>
    );
  }
  if (media.status === 'failed') {
    return (
      <ErrorState
        title={t('lesson.videoFailed')}
        text={words(`error.${media.error.code}`)}
        action={<Button onClick={media.retry}>{t('retry')}</Button>}
      />
    );
  }
  const { src, type, captions, chapters } = media.value;
  return (
    <VideoPlayer
      ref={playback.attach}
      title={title}
      sources={[{ src, type }]}
      captions={captions}
      chapters={chapters}
      {...(learner && { startAt })}
      rememberAs={learner ? undefined : lesson.id}
      errorText={t('lesson.videoFailed')}
      onPosition={playback.reached}
      onEnded={finish}
    />
  );
}
