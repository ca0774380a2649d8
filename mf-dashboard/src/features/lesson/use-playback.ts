import { useReloadHold } from '@cursiv/shared-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PositionKeeper } from './position-keeper.ts';

/** Follows a video: reports the position every 15 s, on pause and on leaving, and holds reloads during playback. */
export function usePlayback(save: (positionSec: number) => void) {
  const latestSave = useRef(save);
  useEffect(() => {
    latestSave.current = save;
  });
  const [keeper] = useState(
    () => new PositionKeeper({ save: (seconds) => latestSave.current(seconds), now: () => performance.now() }),
  );
  const [isPlaying, setIsPlaying] = useState(false);
  useReloadHold(isPlaying, 'playback');
  useEffect(() => {
    const flushWhenHidden = () => document.visibilityState === 'hidden' && keeper.flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      keeper.flush();
    };
  }, [keeper]);
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      const listening = new AbortController();
      const { signal } = listening;
      const stopped = () => {
        setIsPlaying(false);
        // At the end a browser fires both events; "ended" decides.
        if (video.ended) return;
        keeper.reached(video.currentTime);
        keeper.flush();
      };
      video.addEventListener('play', () => setIsPlaying(true), { signal });
      video.addEventListener('pause', stopped, { signal });
      video.addEventListener(
        'ended',
        () => {
          // Watched to the end: the next visit starts from the beginning.
          keeper.reached(0);
          keeper.flush();
        },
        { signal },
      );
      return () => listening.abort();
    },
    [keeper],
  );
  return { attach, reached: useCallback((seconds: number) => keeper.reached(seconds), [keeper]) };
}
