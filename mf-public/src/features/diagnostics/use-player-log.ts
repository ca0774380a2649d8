import { type RefObject, useEffect, useState } from 'react';

/** Events of a media element worth a line; `timeupdate` and `progress` come many times a second and only refresh the facts. */
const EVENTS = [
  'loadstart',
  'durationchange',
  'loadedmetadata',
  'loadeddata',
  'canplay',
  'canplaythrough',
  'play',
  'playing',
  'pause',
  'waiting',
  'stalled',
  'suspend',
  'seeking',
  'seeked',
  'ratechange',
  'volumechange',
  'resize',
  'emptied',
  'abort',
  'ended',
  'error',
] as const;

/** Lines kept at most, the newest first. */
const MAX_ENTRIES = 200;

export interface LogEntry {
  number: number;
  /** Seconds since the player began to be watched. */
  at: number;
  name: string;
  /** Seconds into the video. */
  position: number;
}

/** Everything that a player reports, the newest first. */
export function usePlayerLog(player: RefObject<HTMLVideoElement | null>): { entries: LogEntry[]; clear: () => void } {
  const [entries, setEntries] = useState<LogEntry[]>([]);
  useEffect(() => {
    const video = player.current;
    if (!video) return;
    const begin = performance.now();
    let number = 0;
    const note = ({ type }: Event) => {
      number += 1;
      const entry = { number, at: (performance.now() - begin) / 1000, name: type, position: video.currentTime };
      setEntries((known) => [entry, ...known].slice(0, MAX_ENTRIES));
    };
    for (const name of EVENTS) video.addEventListener(name, note);
    return () => {
      for (const name of EVENTS) video.removeEventListener(name, note);
    };
  }, [player]);
  return { entries, clear: () => setEntries([]) };
}
