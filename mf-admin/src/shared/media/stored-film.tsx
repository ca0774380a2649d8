import { useOpenFiles } from '@cursiv/shared-data';
import type { LessonVideo } from '@cursiv/shared-domain';
import { Loading, Notice, Skeleton, VideoPlayer } from '@cursiv/shared-ui';
import { useT } from '../../messages/messages.ts';

/** A stored video with its captions, for an administrator to watch. */
export function StoredFilm({ title, video }: { title: string; video: LessonVideo }) {
  const t = useT();
  const { path, contentType, captions, poster } = video;
  const files = useOpenFiles(path, [...(poster ? [poster] : []), ...captions.map((track) => track.path)]);
  if (files.status === 'failed') return <Notice tone="danger">{t('courses.filmFailed')}</Notice>;
  if (files.status === 'loading') {
    return (
      <Loading label={t('loading')}>
        <Skeleton ratio="16 / 9" shape="block" />
      </Loading>
    );
  }
  const { addressOf, renew } = files.value;
  return (
    <VideoPlayer
      title={title}
      sources={[{ src: addressOf(path) ?? '', type: contentType }]}
      captions={captions.flatMap((track) => {
        const src = addressOf(track.path);
        return src === undefined ? [] : [{ locale: track.locale, src }];
      })}
      poster={poster && addressOf(poster)}
      chapters={[]}
      renew={renew}
      errorText={t('courses.filmFailed')}
    />
  );
}
