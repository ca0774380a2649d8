import { useCallback, useState } from 'react';

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

export interface PlayerLog {
  /** Put it on the video as its ref: what is reported from the first moment on is not missed. */
  watch: (video: HTMLVideoElement) => () => void;
  /** The video that is being watched. */
  video: HTMLVideoElement | null;
  /** Everything that it reported, the newest first. */
  entries: LogEntry[];
  clear: () => void;
}

/** Notes what a player reports. */
export function usePlayerLog(): PlayerLog {
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const [entries, setEntries] = useState<LogEntry[]>([]);
  const watch = useCallback((element: HTMLVideoElement) => {
    setVideo(element);
    const begin = performance.now();
    let number = 0;
    const note = ({ type }: Event) => {
      number += 1;
      const entry = { number, at: (performance.now() - begin) / 1000, name: type, position: element.currentTime };
      setEntries((known) => [entry, ...known].slice(0, MAX_ENTRIES));
    };
    for (const name of EVENTS) element.addEventListener(name, note);
    return () => {
      for (const name of EVENTS) element.removeEventListener(name, note);
      setVideo(null);
    };
  }, []);
  return { watch, video, entries, clear: () => setEntries([]) };
}
