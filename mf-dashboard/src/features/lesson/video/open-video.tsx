import { useOpenFiles } from '@cursiv/shared-data';
import type { LessonState, LessonVideo } from '@cursiv/shared-domain';
import { type Locale, useLocale } from '@cursiv/shared-i18n';
import { report } from '@cursiv/shared-platform/shell';
import { LoadFailure, Loading, VideoPlace, VideoPlayer } from '@cursiv/shared-ui';
import { useCallback, useRef, useState } from 'react';
import { useT } from '../../../messages/messages.ts';
import { startIfDue } from '../autoplay/starting.ts';
import type { LessonRecord } from '../record/lesson-record.ts';
import { useNamedSecond } from './use-named-second.ts';
import { usePlayback } from './use-playback.ts';

type OpenVideoProps = {
  title: string;
  video: LessonVideo;
  /** The language of the course's original, which its films speak: there is one film for all languages. */
  sound: Locale;
  courseId: string;
  lessonId: string;
  /** Whether its end completes the lesson, as when its author has decided nothing else. */
  isDoneAtEnd?: boolean;
  /** A preview, of which not even the browser remembers where it was. */
  isForgotten?: boolean;
  /** The film has come to its end. */
  onEnded?: () => void;
  /** The record that keeps progress; absent for a visitor or the author. */
  record: LessonRecord | undefined;
  progress: LessonState | undefined;
};

/** The lesson's video with captions; continues at the learner's last position and stores the new one. */
export function OpenVideo({
  title,
  video,
  sound,
  courseId,
  lessonId,
  isDoneAtEnd = false,
  isForgotten = false,
  onEnded,
  record,
  progress,
}: OpenVideoProps) {
  const t = useT();
  const locale = useLocale();
  const { captions, chapters = [] } = video;
  const media = useOpenFiles(
    video.path,
    [...(video.poster ? [video.poster] : []), ...[...captions, ...chapters].map(({ path }) => path)],
    { courseId, lessonId },
  );
  const named = useNamedSecond();
  const [startAt] = useState(() => named ?? progress?.positionSec ?? 0);
  const state = progress?.state ?? 'in_progress';
  const isMarked = useRef(false);
  const failed = (error: unknown) => report(error);
  const playback = usePlayback(
    (positionSec) => void record?.savePosition(positionSec, locale).catch(failed),
    (ranges) => void record?.saveWatched(ranges).catch(failed),
  );
  const { attach: follow } = playback;
  const attach = useCallback(
    (film: HTMLVideoElement | null) => {
      if (film) startIfDue(film);
      return follow(film);
    },
    [follow],
  );
  const finish = () => {
    if (!record || !isDoneAtEnd || state === 'completed' || isMarked.current) return;
    isMarked.current = true;
    record.mark('completed').catch((error: unknown) => {
      isMarked.current = false;
      report(error);
    });
  };
  if (media.status === 'loading') {
    return (
      <Loading label={t('loading')}>
        <VideoPlace hasCaptions={captions.length > 0} />
      </Loading>
    );
  }
  if (media.status === 'failed') {
    return <LoadFailure title={t('lesson.videoFailed')} text={t(`error.${media.error.code}`)} retry={media.retry} />;
  }
  const { addressOf, renew } = media.value;
  const opened = (tracks: LessonVideo['captions']) =>
    tracks.flatMap((track) => {
      const src = addressOf(track.path);
      return src === undefined ? [] : [{ locale: track.locale, src }];
    });
  return (
    <VideoPlayer
      ref={attach}
      title={title}
      sources={[{ src: addressOf(video.path) ?? '', type: video.contentType }]}
      poster={video.poster && addressOf(video.poster)}
      captions={opened(captions)}
      sound={sound}
      chapters={opened(chapters)}
      renew={renew}
      {...((record || named !== undefined) && { startAt })}
      rememberAs={record || isForgotten ? undefined : lessonId}
      errorText={t('lesson.videoFailed')}
      onPosition={playback.reached}
      onEnded={() => {
        finish();
        onEnded?.();
      }}
    />
  );
}
