import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a video is to go on after it has failed. */
export type Place = { seconds: number; isPlaying: boolean };

/** What fails again so soon, in milliseconds, does not fail because its address has ended. */
const RENEW_EVERY_MS = 20_000;

/**
 * What happens when the video or a track cannot be had: its address may have ended, so a new one is asked for, once; else it has
 * failed. `number` grows with every try the person asks for; `place` is where to go on.
 */
export function useRecovery(video: HTMLVideoElement | null, isFailedAtOnce: boolean, renew?: () => Promise<void>) {
  const [attempt, setAttempt] = useState({ number: 0, isFailed: isFailedAtOnce });
  const [renewals, setRenewals] = useState(0);
  const place = useRef<Place>(undefined);
  const isPlaying = useIsPlaying(video);
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);
  const mayRenew = useCallback(() => {
    if (performance.now() - renewedAt.current < RENEW_EVERY_MS) return false;
    renewedAt.current = performance.now();
    return true;
  }, []);
  const fail = useCallback(() => {
    const failed = () => setAttempt((last) => ({ ...last, isFailed: true }));
    if (!renew || !mayRenew()) return failed();
    renew().then(() => setRenewals((count) => count + 1), failed);
  }, [renew, mayRenew]);
  /** The video plays on meanwhile; only a failure of its own loads it anew. */
  const failTrack = useCallback(() => {
    if (renew && mayRenew()) renew().catch(() => undefined);
  }, [renew, mayRenew]);
  // Not before: who seeks or presses play while a new address is on its way means it.
  const markPlace = useCallback(() => {
    if (video) place.current = { seconds: video.currentTime, isPlaying: isPlaying.current };
  }, [video, isPlaying]);
  // The new sources are there: the element is told to look at them.
  useEffect(() => {
    if (renewals === 0) return;
    markPlace();
    video?.load();
  }, [renewals, video, markPlace]);
  const again = () => {
    markPlace();
    setAttempt(({ number }) => ({ number: number + 1, isFailed: false }));
  };
  const retry = () => void (renew?.() ?? Promise.resolve()).then(again, again);
  return { ...attempt, place, fail, failTrack, retry };
}

/** Whether the person wants the video to play; that it stops because it has failed says nothing about that. */
function useIsPlaying(video: HTMLVideoElement | null) {
  const isPlaying = useRef(false);
  useEffect(() => {
    if (!video) return;
    const played = () => {
      isPlaying.current = true;
    };
    const paused = () => {
      if (!video.error) isPlaying.current = false;
    };
    video.addEventListener('play', played);
    video.addEventListener('pause', paused);
    return () => {
      video.removeEventListener('play', played);
      video.removeEventListener('pause', paused);
    };
  }, [video]);
  return isPlaying;
}
