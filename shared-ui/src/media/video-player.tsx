import { type ReactNode, type Ref, type SyntheticEvent, useRef, useState } from 'react';
import { Notice } from '../states/notice.tsx';
import * as styles from './video-player.module.css';

export type VideoSource = { src: string; type?: string };

export type Caption = { locale: string; label: string; src: string; isDefault: boolean };

export type VideoPlayerProps = {
  /** The video's name, spoken. */
  title: string;
  sources: readonly VideoSource[];
  captions: readonly Caption[];
  poster?: string | undefined;
  /** Seconds from the beginning at which to take up again. */
  startAt?: number;
  /** Stands in the player's place when no source can be played. */
  errorText: ReactNode;
  /** Seconds reached; at most once a second while playing, and on pause, seek and end. */
  onPosition?: (seconds: number) => void;
  onEnded?: () => void;
  ref?: Ref<HTMLVideoElement>;
};

const isElsewhere = ({ src }: Caption) => new URL(src, location.href).origin !== location.origin;

/** The browser's own player in a reserved 16:9 frame. */
export function VideoPlayer(props: VideoPlayerProps) {
  const { title, sources, captions, poster, startAt = 0, errorText, onPosition, onEnded, ref } = props;
  const [failed, setFailed] = useState(false);
  const reported = useRef(-1);
  const report = ({ currentTarget: { currentTime } }: SyntheticEvent<HTMLVideoElement>) => {
    if (Math.floor(currentTime) === reported.current) return;
    reported.current = Math.floor(currentTime);
    onPosition?.(currentTime);
  };
  const takeUp = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    if (startAt > 0 && startAt < currentTarget.duration) currentTarget.currentTime = startAt;
  };
  const last = sources.length - 1;
  return (
    <div className={styles.frame}>
      {failed || sources.length === 0 ? (
        <div className={styles.failed}>
          <Notice tone="warning" role="alert">
            {errorText}
          </Notice>
        </div>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: tracks come with the data; a lesson may not have any yet
        <video
          ref={ref}
          className={styles.video}
          aria-label={title}
          controls
          playsInline
          preload="metadata"
          poster={poster}
          crossOrigin={captions.some(isElsewhere) ? 'anonymous' : undefined}
          onLoadedMetadata={takeUp}
          onTimeUpdate={report}
          onPause={report}
          onSeeked={report}
          onEnded={onEnded}
        >
          {sources.map((source, index) => (
            <source key={source.src} {...source} {...(index === last && { onError: () => setFailed(true) })} />
          ))}
          {captions.map(({ locale, label, src, isDefault }) => (
            <track key={src} kind="captions" srcLang={locale} label={label} src={src} default={isDefault} />
          ))}
        </video>
      )}
    </div>
  );
}
