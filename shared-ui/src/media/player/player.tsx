import { useLocale } from '@cursiv/shared-i18n';
import { Container } from '@videojs/react';
import { useState } from 'react';
import type { VideoPlayerProps } from '../video-player-props.ts';
import { Controls } from './controls.tsx';
import { InputFeedback } from './input-feedback.tsx';
import { LibraryPlayer } from './library.ts';
import { LibraryWords } from './library-words.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import * as styles from './player.module.css';
import { PlayerFailure } from './player-failure.tsx';
import { Screen } from './screen.tsx';
import { Shortcuts } from './shortcuts.tsx';
import { ShortcutsHelp } from './shortcuts-help.tsx';
import { Transcript } from './transcript.tsx';
import { usePreferences } from './use-preferences.ts';
import { useRate } from './use-rate.ts';
import { useRecovery } from './use-recovery.ts';
import { useTextTracks } from './use-text-tracks.ts';

/** The player that `VideoPlayer` loads: picture, controls below it, and the transcript below them. */
export function Player(props: VideoPlayerProps) {
  return (
    <LibraryWords>
      <LibraryPlayer>
        <PlayerBody {...props} />
      </LibraryPlayer>
    </LibraryWords>
  );
}

function PlayerBody(props: VideoPlayerProps) {
  const locale = useLocale();
  const [video, setVideo] = useState<HTMLVideoElement | null>(null);
  const attempt = useRecovery(video, props.sources.length === 0, props.renew);
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const [preferences, change] = usePreferences();
  const [readingIn, readIn] = useState<string>();
  const languages = props.captions.map((track) => track.locale);
  const showing = languages.find((tag) => tag === (preferences.captions === 'page' ? locale : preferences.captions));
  const reading = languages.find((tag) => tag === (readingIn ?? locale)) ?? languages[0];
  useTextTracks(video, { showing, reading: preferences.isTranscriptOpen ? reading : undefined });
  const choose = (language: string | undefined) =>
    change({ captions: language === undefined ? 'off' : language === locale ? 'page' : language });
  // Switching captions on selects the page's language if there is one.
  const toggle = () => choose(showing ? undefined : (languages.find((tag) => tag === locale) ?? languages[0]));
  return (
    <div className={styles.player}>
      <Container className={styles.container ?? ''} aria-label={props.title} lang={locale}>
        <div className={styles.screen}>
          <Screen
            key={attempt.number}
            {...props}
            hold={setVideo}
            video={video}
            place={attempt.place}
            onFailure={attempt.fail}
            onTrackFailure={attempt.failTrack}
          />
          {attempt.isFailed ? <PlayerFailure text={props.errorText} onRetry={attempt.retry} /> : <InputFeedback />}
          <OfflineNotice isFailed={attempt.isFailed} />
        </div>
        <RateKeeper video={video} rate={preferences.rate} change={change} />
        <Shortcuts onCaptions={toggle} onHelp={() => setIsHelpOpen(true)} />
        <Controls
          video={video}
          languages={languages}
          showing={showing}
          onCaptions={choose}
          onToggleCaptions={toggle}
          rate={preferences.rate}
          onRate={(rate) => change({ rate })}
          onHelp={() => setIsHelpOpen(true)}
        />
      </Container>
      {reading !== undefined && (
        <Transcript
          video={video}
          languages={languages}
          language={reading}
          onLanguage={readIn}
          isOpen={preferences.isTranscriptOpen}
          onToggle={(isTranscriptOpen) => change({ isTranscriptOpen })}
        />
      )}
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

type RateKeeperProps = { video: HTMLVideoElement | null; rate: number; change: (part: { rate: number }) => void };

/** Inside the container, which listens for its keys. */
function RateKeeper({ video, rate, change }: RateKeeperProps) {
  useRate(video, rate, (next) => change({ rate: next }));
  return null;
}
