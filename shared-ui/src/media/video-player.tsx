import { lazy, type ReactNode, type Ref, Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from '../states/skeleton.tsx';
import * as styles from './video-player.module.css';

/** A file to play: MP4 or another format that browsers know, or an HLS playlist (`.m3u8`). */
export type VideoSource = { src: string; type?: string };

/** A WebVTT file in one language. */
export type VideoTrack = { locale: string; src: string };

export type VideoPlayerProps = {
  /** The video's name, spoken. */
  title: string;
  sources: readonly VideoSource[];
  captions: readonly VideoTrack[];
  /** Cues that name the parts of the video. */
  chapters?: readonly VideoTrack[];
  poster?: string | undefined;
  /** Seconds from the beginning at which to take up again. */
  startAt?: number;
  /** Remembers the position in this browser under the name, for people whose progress is kept nowhere else. */
  rememberAs?: string | undefined;
  /** Stands in the player's place when no source can be played. */
  errorText: ReactNode;
  /** Seconds reached; at most once a second while playing, and on pause, seek and end. */
  onPosition?: (seconds: number) => void;
  onEnded?: () => void;
  ref?: Ref<HTMLVideoElement>;
};

const Player = lazy(async () => ({ default: (await import('./player/player.tsx')).Player }));

const never = () => () => undefined;

/** A video with captions, transcript, chapters and shortcuts. Its code loads where a video is shown, in the browser only. */
export function VideoPlayer(props: VideoPlayerProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = <PlayerPlace />;
  return isInBrowser ? (
    <Suspense fallback={place}>
      <Player {...props} />
    </Suspense>
  ) : (
    place
  );
}

/** The player's room, so that nothing moves when it arrives. */
function PlayerPlace() {
  return (
    <div className={styles.place} aria-busy="true">
      <div className={styles.screen} />
      <div className={styles.below}>
        <Skeleton width="60%" />
      </div>
    </div>
  );
}
