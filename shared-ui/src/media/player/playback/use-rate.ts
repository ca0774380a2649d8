import { useHotkey } from '@videojs/react';
import { useEffect } from 'react';
import { SPEEDS } from '../../../preferences/speeds.ts';

/** Keeps the video at the chosen speed through every load, and lets `<` and `>` change it. */
export function useRate(video: HTMLVideoElement | null, rate: number, change: (rate: number) => void): void {
  useEffect(() => {
    if (!video) return;
    video.defaultPlaybackRate = rate;
    video.playbackRate = rate;
  }, [video, rate]);
  const place = SPEEDS.findIndex((known) => known >= rate);
  const step = (by: number) => {
    const next = SPEEDS[place + by];
    if (next !== undefined) change(next);
  };
  useHotkey({ keys: '<', onActivate: () => step(-1) });
  useHotkey({ keys: '>', onActivate: () => step(1) });
}
