import { useOpenFiles } from '@cursiv/shared-data';
import type { LessonPreview } from '@cursiv/shared-domain';
import { useVocabulary } from '@cursiv/shared-i18n';
import { Button, ErrorState, Loading, Skeleton, VideoPlayer } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

type Video = NonNullable<LessonPreview['video']>;

/** The video of a free lesson. Its addresses are requested only when somebody opens it. */
export function LessonVideo({ title, video }: { title: string; video: Video }) {
  const t = useT();
  const words = useVocabulary();
  const { captions, chapters = [] } = video;
  const files = useOpenFiles(
    video.path,
    [...captions, ...chapters].map(({ path }) => path),
  );
  if (files.status === 'loading') {
    return (
      <Loading label={t('course.previewLoading')}>
        <Skeleton ratio="16 / 9" shape="block" />
      </Loading>
    );
  }
  if (files.status === 'failed') {
    return (
      <ErrorState
        title={t('course.previewFailed')}
        text={words(`error.${files.error.code}`)}
        action={<Button onClick={files.retry}>{t('retry')}</Button>}
      />
    );
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
      captions={opened(captions)}
      chapters={opened(chapters)}
      renew={renew}
      errorText={t('course.previewFailed')}
    />
  );
}
