import { useLocale } from '@cursiv/shared-i18n';
import { useComposedRefs } from '@videojs/react';
import { Video } from '@videojs/react/video';
import { type RefObject, type SyntheticEvent, useRef } from 'react';
import { usePreferences } from '../../../preferences/use-preferences.ts';
import type { VideoPlayerProps, VideoTrack } from '../../video-player-props.ts';
import { languageName } from '../language-name.ts';
import * as styles from '../player.module.css';
import { isHls, playsHls } from './is-hls.ts';
import { rememberedPosition, rememberPosition } from './remembered-position.ts';
import { useHls } from './use-hls.ts';
import type { Place } from './use-recovery.ts';

type ScreenProps = VideoPlayerProps & {
  video: HTMLVideoElement | null;
  hold: (video: HTMLVideoElement | null) => void;
  /** No source can be played. Must be stable. */
  onFailure: () => void;
  /** A track is unavailable. */
  onTrackFailure: () => void;
  /** The position to continue from after a failure. */
  place: RefObject<Place | undefined>;
};

const isElsewhere = ({ src }: VideoTrack) => new URL(src, location.href).origin !== location.origin;

/** The picture: sources, tracks, and its reports to the page. */
export function Screen(props: ScreenProps) {
  const {
    title,
    sources,
    captions,
    chapters = [],
    poster,
    hold,
    video,
    onFailure,
    onTrackFailure,
    onEnded,
    ref,
  } = props;
  const locale = useLocale();
  const { reducedData = false } = usePreferences();
  const position = usePosition(props);
  const playlist = sources.find(isHls);
  const byLibrary = playlist && !playsHls() ? playlist.src : undefined;
  useHls(video, byLibrary, onFailure);
  const parts = chapters.find((track) => track.locale === locale) ?? chapters[0];
  const last = sources.length - 1;
  return (
    <Video
      ref={useComposedRefs(ref, hold)}
      className={styles.video}
      aria-label={title}
      playsInline
      preload={reducedData ? 'none' : 'metadata'}
      poster={reducedData ? undefined : poster}
      crossOrigin={[...captions, ...chapters].some(isElsewhere) ? 'anonymous' : undefined}
      onLoadedMetadata={position.takeUp}
      onTimeUpdate={position.report}
      onPause={position.report}
      onSeeked={position.report}
      onEnded={onEnded}
      onError={({ currentTarget }) => currentTarget.error && byLibrary === undefined && onFailure()}
    >
      {/* Not before the page holds the element: nobody would hear its earlier events. */}
      {video &&
        byLibrary === undefined &&
        sources.map((source, index) => (
          <source key={source.src} {...source} {...(index === last && { onError: onFailure })} />
        ))}
      {captions.map((track) => (
        <track
          key={track.src}
          kind="captions"
          srcLang={track.locale}
          label={languageName(track.locale)}
          src={track.src}
          onError={onTrackFailure}
        />
      ))}
      {parts && (
        <track
          key={parts.src}
          kind="chapters"
          srcLang={parts.locale}
          src={parts.src}
          default
          onError={onTrackFailure}
        />
      )}
    </Video>
  );
}

/** Continues at the last position, and reports the position at most once a second. */
function usePosition({ startAt, rememberAs, onPosition, place }: ScreenProps) {
  const reported = useRef(-1);
  return {
    takeUp: ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
      const begin = place.current?.seconds ?? startAt ?? rememberedPosition(rememberAs);
      const isPlaying = place.current?.isPlaying;
      place.current = undefined;
      if (begin > 0 && begin < currentTarget.duration) currentTarget.currentTime = begin;
      // Only a browser that wants a press may refuse: then the picture waits at its position.
      if (isPlaying) currentTarget.play().catch(() => undefined);
    },
    report: ({ currentTarget: { currentTime, ended } }: SyntheticEvent<HTMLVideoElement>) => {
      // After a reload following a failure, it is briefly at the beginning.
      if (place.current || (Math.floor(currentTime) === reported.current && !ended)) return;
      reported.current = Math.floor(currentTime);
      if (rememberAs !== undefined) rememberPosition(rememberAs, ended ? 0 : currentTime);
      onPosition?.(currentTime);
    },
  };
}
