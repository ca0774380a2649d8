import { useOpenFiles } from '@cursiv/shared-data';
import type { LessonPreview, Locale } from '@cursiv/shared-domain';
import { LoadFailure, Loading, VideoPlace, VideoPlayer } from '@cursiv/shared-ui';
import { useT } from '../../../messages/messages.ts';

type Video = NonNullable<LessonPreview['video']>;

/** `at` is the lesson that names the video; `sound` the language that it speaks. */
type LessonVideoProps = {
  title: string;
  video: Video;
  sound: Locale | undefined;
  at: { courseId: string; lessonId: string };
};

/** The video of a free lesson. Its addresses are requested only when somebody opens it. */
export function LessonVideo({ title, video, sound, at }: LessonVideoProps) {
  const t = useT();
  const { captions, chapters = [] } = video;
  const files = useOpenFiles(
    video.path,
    [...(video.poster ? [video.poster] : []), ...[...captions, ...chapters].map(({ path }) => path)],
    at,
  );
  if (files.status === 'loading') {
    return (
      <Loading label={t('course.previewLoading')}>
        <VideoPlace hasCaptions={captions.length > 0} />
      </Loading>
    );
  }
  if (files.status === 'failed') {
    return <LoadFailure title={t('course.previewFailed')} text={t(`error.${files.error.code}`)} retry={files.retry} />;
  }
  const { addressOf, renew } = files.value;
  const opened = (tracks: Video['captions']) =>
    tracks.flatMap(({ locale, path }) => {
      const src = addressOf(path);
      return src === undefined ? [] : [{ locale, src }];
    });
  return (
    <VideoPlayer
      title={title}
      sources={[{ src: addressOf(video.path) ?? '', type: video.contentType }]}
      poster={video.poster && addressOf(video.poster)}
      captions={opened(captions)}
      sound={sound}
      chapters={opened(chapters)}
      renew={renew}
      errorText={t('course.previewFailed')}
    />
  );
}
