import { useCallback, useEffect, useRef, useState } from 'react';

/** The state in which a video continues after a failure. */
export type Place = { seconds: number; isPlaying: boolean };

/** A failure that repeats within this time, in milliseconds, is not due to an expired address. */
const RENEW_EVERY_MS = 20_000;

/**
 * Handles an unavailable video or track: its address may have expired, so a new one is requested once; otherwise it has
 * failed. `number` grows with every attempt by the person; `place` is the position to continue from.
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
  /** The video keeps playing; only a failure of its own reloads it. */
  const failTrack = useCallback(() => {
    if (renew && mayRenew()) renew().catch(() => undefined);
  }, [renew, mayRenew]);
  // Not earlier: a seek or a press on play while a new address is loading counts.
  const markPlace = useCallback(() => {
    if (video) place.current = { seconds: video.currentTime, isPlaying: isPlaying.current };
  }, [video, isPlaying]);
  // The new sources are ready: the element must look at them.
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

/** Whether the person wants the video to play; a stop because of a failure says nothing about that. */
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
