import { useCallback, useState } from 'react';

/** The media events that get a line; `timeupdate` and `progress` come many times a second and only update the facts. */
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

/** The largest number of lines, newest first. */
const MAX_ENTRIES = 200;

export interface LogEntry {
  number: number;
  /** Seconds since the log was attached to the player. */
  at: number;
  name: string;
  /** Seconds into the video. */
  position: number;
}

export interface PlayerLog {
  /** The ref for the video, so that no early event is missed. */
  watch: (video: HTMLVideoElement) => () => void;
  /** The watched video. */
  video: HTMLVideoElement | null;
  /** All its events, newest first. */
  entries: LogEntry[];
  clear: () => void;
}

/** Logs a player's events. */
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
