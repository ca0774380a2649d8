import type { WatchedRange } from '@cursiv/shared-domain';
import { useReloadHold } from '@cursiv/shared-platform/shell';
import { useCallback, useEffect, useRef, useState } from 'react';
import { PositionKeeper } from './position-keeper.ts';
import { WatchKeeper } from './watch-keeper.ts';

/**
 * Follows a video: reports the position, and what has been watched since, every 15 s, on pause and on leaving, and holds reloads
 * during playback.
 */
export function usePlayback(save: (positionSec: number) => void, saveWatched: (ranges: WatchedRange[]) => void) {
  const latest = useRef({ save, saveWatched });
  useEffect(() => {
    latest.current = { save, saveWatched };
  });
  const [watch] = useState(() => new WatchKeeper());
  // The film may stop where it stopped before, with more of it watched.
  const tell = useCallback(() => {
    const ranges = watch.take();
    if (ranges.length > 0) latest.current.saveWatched(ranges);
  }, [watch]);
  const [keeper] = useState(
    () =>
      new PositionKeeper({
        save: (seconds) => {
          latest.current.save(seconds);
          tell();
        },
        now: () => performance.now(),
      }),
  );
  const [isPlaying, setIsPlaying] = useState(false);
  useReloadHold(isPlaying, 'playback');
  useEffect(() => {
    const flush = () => {
      keeper.flush();
      tell();
    };
    const flushWhenHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushWhenHidden);
    return () => {
      document.removeEventListener('visibilitychange', flushWhenHidden);
      flush();
    };
  }, [keeper, tell]);
  const attach = useCallback(
    (video: HTMLVideoElement | null) => {
      if (!video) return;
      const listening = new AbortController();
      const { signal } = listening;
      const stopped = () => {
        setIsPlaying(false);
        // At the end a browser fires both events; "ended" decides.
        if (video.ended) return;
        watch.reached(video.currentTime);
        keeper.reached(video.currentTime);
        keeper.flush();
        tell();
      };
      video.addEventListener('play', () => setIsPlaying(true), { signal });
      video.addEventListener('pause', stopped, { signal });
      video.addEventListener('seeking', () => watch.jumped(), { signal });
      video.addEventListener(
        'ended',
        () => {
          watch.reached(video.duration);
          // Watched to the end: the next visit starts from the beginning.
          keeper.reached(0);
          keeper.flush();
          tell();
        },
        { signal },
      );
      return () => listening.abort();
    },
    [keeper, watch, tell],
  );
  const reached = useCallback(
    (seconds: number) => {
      watch.reached(seconds);
      keeper.reached(seconds);
    },
    [keeper, watch],
  );
  return { attach, reached };
}
