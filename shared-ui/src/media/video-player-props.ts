import type { ReactNode, Ref } from 'react';

/** A file to play: MP4 or another format that browsers know, or an HLS playlist (`.m3u8`). */
export type VideoSource = { src: string; type?: string };

/** A WebVTT file in one language. */
export type VideoTrack = { locale: string; src: string };

export type VideoPlayerProps = {
  /** The video's name, spoken. */
  title: string;
  sources: readonly VideoSource[];
  captions: readonly VideoTrack[];
  /** Cues that name the parts of the video. */
  chapters?: readonly VideoTrack[];
  poster?: string | undefined;
  /** Seconds from the beginning at which to take up again. */
  startAt?: number;
  /** Remembers the position in this browser under the name, for people whose progress is kept nowhere else. */
  rememberAs?: string | undefined;
  /** Gets new addresses for sources and tracks that have ended, and hands them on as props; place and play stay. Rejects when there are none. */
  renew?: (() => Promise<void>) | undefined;
  /** Stands in the player's place when no source can be played. */
  errorText: ReactNode;
  /** Seconds reached; at most once a second while playing, and on pause, seek and end. */
  onPosition?: (seconds: number) => void;
  onEnded?: () => void;
  ref?: Ref<HTMLVideoElement>;
};
