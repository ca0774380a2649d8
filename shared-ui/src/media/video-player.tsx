import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Skeleton } from '../states/skeleton.tsx';
import * as styles from './video-player.module.css';
import type { VideoPlayerProps } from './video-player-props.ts';

const Player = lazy(async () => ({ default: (await import('./player/player.tsx')).Player }));

const never = () => () => undefined;

/** A video with captions, transcript, chapters and shortcuts. Its code loads only where a video is shown, in the browser only. */
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

/** The player's space, so that nothing moves when it loads. */
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
