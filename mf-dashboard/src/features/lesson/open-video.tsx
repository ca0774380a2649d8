import { useOpenFiles } from '@cursiv/shared-data';
import type { LessonProgress, LessonVideo } from '@cursiv/shared-domain';
import { useLocale, useVocabulary } from '@cursiv/shared-i18n';
import { Button, ErrorState, Loading, Skeleton, VideoPlayer } from '@cursiv/shared-ui';
import { useRef, useState } from 'react';
import { useT } from '../../messages/messages.ts';
import { report } from '../../shared/platform.ts';
import type { LessonRecord } from './lesson-record.ts';
import { usePlayback } from './use-playback.ts';

type OpenVideoProps = {
  title: string;
  video: LessonVideo;
  lessonId: string;
  /** The record that keeps progress; absent for a visitor or the author. */
  record: LessonRecord | undefined;
  progress: LessonProgress | undefined;
};

/** The lesson's video with captions; continues at the learner's last position and stores the new one. */
export function OpenVideo({ title, video, lessonId, record, progress }: OpenVideoProps) {
  const t = useT();
  const words = useVocabulary();
  const locale = useLocale();
  const { captions, chapters = [] } = video;
  const media = useOpenFiles(
    video.path,
    [...captions, ...chapters].map(({ path }) => path),
  );
  const [startAt] = useState(() => progress?.positionSec ?? 0);
  const state = progress?.state ?? 'in_progress';
  const isMarked = useRef(false);
  const playback = usePlayback((positionSec) => {
    record?.savePosition(positionSec, locale).catch((error: unknown) => report(error));
  });
  const finish = () => {
    if (!record || state === 'completed' || isMarked.current) return;
    isMarked.current = true;
    record.mark('completed').catch((error: unknown) => {
      isMarked.current = false;
      report(error);
    });
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
  const { addressOf, renew } = media.value;
  const opened = (tracks: LessonVideo['captions']) =>
    tracks.flatMap((track) => {
      const src = addressOf(track.path);
      return src === undefined ? [] : [{ locale: track.locale, src }];
    });
  return (
    <VideoPlayer
      ref={playback.attach}
      title={title}
      sources={[{ src: addressOf(video.path) ?? '', type: video.contentType }]}
      captions={opened(captions)}
      chapters={opened(chapters)}
      renew={renew}
      {...(record && { startAt })}
      rememberAs={record ? undefined : lessonId}
      errorText={t('lesson.videoFailed')}
      onPosition={playback.reached}
      onEnded={finish}
    />
  );
}
