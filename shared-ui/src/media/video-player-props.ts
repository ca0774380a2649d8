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
  /** The language that is spoken in it. */
  sound?: string | undefined;
  /** Cues that name the parts of the video. */
  chapters?: readonly VideoTrack[];
  poster?: string | undefined;
  /** The position to continue from, in seconds. */
  startAt?: number;
  /** Remembers the position in this browser under the name, for people whose progress is not stored elsewhere. */
  rememberAs?: string | undefined;
  /**
   * Gets new addresses for expired sources and tracks, and passes them on as props; position and playback stay. Rejects
   * when there are none.
   */
  renew?: (() => Promise<void>) | undefined;
  /** Replaces the player when no source can be played. */
  errorText: ReactNode;
  /** The present position in seconds; at most once a second during playback, and on pause, seek and end. */
  onPosition?: (seconds: number) => void;
  onEnded?: () => void;
  ref?: Ref<HTMLVideoElement>;
};
