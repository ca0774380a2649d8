import { Suspense, useSyncExternalStore } from 'react';
import { later } from '../loading/later.tsx';
import { VideoPlace } from './video-place.tsx';
import type { VideoPlayerProps } from './video-player-props.ts';

const Player = later(async () => ({ default: (await import('./player/player.tsx')).Player }));

const never = () => () => undefined;

/** A video with captions, transcript, chapters and shortcuts. Its code loads only where a video is shown, in the browser only. */
export function VideoPlayer(props: VideoPlayerProps) {
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const place = (
    <div aria-busy="true">
      <VideoPlace hasCaptions={props.captions.length > 0} />
    </div>
  );
  return isInBrowser ? (
    <Suspense fallback={place}>
      <Player {...props} />
    </Suspense>
  ) : (
    place
  );
}
