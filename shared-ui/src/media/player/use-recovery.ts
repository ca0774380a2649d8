import { useCallback, useEffect, useRef, useState } from 'react';

/** Where a video was when it failed. */
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
  const renewedAt = useRef(Number.NEGATIVE_INFINITY);
  const mayRenew = useCallback(() => {
    if (performance.now() - renewedAt.current < RENEW_EVERY_MS) return false;
    renewedAt.current = performance.now();
    return true;
  }, []);
  const fail = useCallback(() => {
    place.current ??= video ? { seconds: video.currentTime, isPlaying: !video.paused } : undefined;
    const failed = () => setAttempt((last) => ({ ...last, isFailed: true }));
    if (!renew || !mayRenew()) return failed();
    renew().then(() => setRenewals((count) => count + 1), failed);
  }, [video, renew, mayRenew]);
  /** The video plays on meanwhile; only a failure of its own loads it anew. */
  const failTrack = useCallback(() => {
    if (renew && mayRenew()) renew().catch(() => undefined);
  }, [renew, mayRenew]);
  // The new sources are there: the element is told to look at them.
  useEffect(() => {
    if (renewals > 0) video?.load();
  }, [renewals, video]);
  const again = () => setAttempt(({ number }) => ({ number: number + 1, isFailed: false }));
  const retry = () => void (renew?.() ?? Promise.resolve()).then(again, again);
  return { ...attempt, place, fail, failTrack, retry };
}
