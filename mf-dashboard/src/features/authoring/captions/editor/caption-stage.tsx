import { openFilm, useLoad } from '@cursiv/shared-data';
import { type Cue, LOCALES, type Locale } from '@cursiv/shared-domain';
import { Film, LoadFailure, Loading, SelectField, Skeleton } from '@cursiv/shared-ui';
import { type RefObject, useCallback, useState } from 'react';
import { useT } from '../../../../messages/messages.ts';
import { useMediaT } from '../../../../shared/media/messages/messages.ts';
import { useAuthoring } from '../../authoring-context.ts';
import * as styles from './caption-editor.module.css';

type CaptionStageProps = { ref: RefObject<HTMLVideoElement | null>; path: string; cues: readonly Cue[] };

/** What a cue says without its marks, as it is seen over the video. */
const plain = (text: string) => text.replace(/<\/?[a-z][^>]{0,80}>/gi, '');

/** The video with the captions over it, as they are at this moment. */
export function CaptionStage({ ref, path, cues }: CaptionStageProps) {
  const t = useT();
  const mediaT = useMediaT();
  const { languages, state } = useAuthoring();
  const [shown, setShown] = useState<Locale>(languages[0] ?? state.content.baseLocale);
  const [at, setAt] = useState(0);
  const film = useLoad(useCallback(() => openFilm(path), [path]));
  if (film.status === 'loading') {
    return (
      <Loading label={t('loading')}>
        <Skeleton ratio="16 / 9" shape="block" />
      </Loading>
    );
  }
  if (film.status === 'failed')
    return <LoadFailure title={t('lesson.videoFailed')} text={t(`error.${film.error.code}`)} retry={film.retry} />;
  const said = cues.filter(({ start, end }) => start <= at && at < end).map((cue) => plain(cue[shown] ?? ''));
  const reached = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => setAt(currentTarget.currentTime * 1000);
  return (
    <>
      <div className={styles.stage}>
        <Film
          ref={ref}
          className={styles.video}
          src={film.value}
          controls
          preload="metadata"
          aria-label={mediaT('captions.video')}
          onTimeUpdate={reached}
          onSeeked={reached}
        />
        <p className={styles.said} lang={shown} aria-hidden="true">
          {said.filter(Boolean).join('\n')}
        </p>
      </div>
      <SelectField
        label={mediaT('captions.over')}
        options={LOCALES.map((locale) => ({ value: locale, label: t(`locale.${locale}`) }))}
        value={shown}
        onChange={({ currentTarget }) => setShown(currentTarget.value as Locale)}
      />
    </>
  );
}
