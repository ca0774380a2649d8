import { useLocale } from '@cursiv/shared-i18n';
import { Container } from '@videojs/react';
import { Suspense, useState } from 'react';
import { later } from '../../loading/later.tsx';
import { prefer } from '../../preferences/prefer.ts';
import { SPEEDS } from '../../preferences/speeds.ts';
import { usePreferences } from '../../preferences/use-preferences.ts';
import type { VideoPlayerProps } from '../video-player-props.ts';
import { useCaptions } from './captions/use-captions.ts';
import { useTextTracks } from './captions/use-text-tracks.ts';
import { Controls } from './controls/controls.tsx';
import { LibraryPlayer } from './library.ts';
import { LibraryWords } from './library-words.tsx';
import { InputFeedback } from './notices/input-feedback.tsx';
import { OfflineNotice } from './notices/offline-notice.tsx';
import { PlayerFailure } from './notices/player-failure.tsx';
import { Screen } from './playback/screen.tsx';
import { useRate } from './playback/use-rate.ts';
import { useRecovery } from './playback/use-recovery.ts';
import * as styles from './player.module.css';
import { Shortcuts } from './shortcuts/shortcuts.tsx';
import { ShortcutsHelp } from './shortcuts/shortcuts-help.tsx';
import { Transcript } from './transcript/transcript.tsx';

/** Fetched by readers of two languages. */
const DualCaptions = later(async () => ({ default: (await import('./captions/dual-captions.tsx')).DualCaptions }));

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
  const { speed, isTranscriptOpen = false, isTranscriptDual = false } = usePreferences();
  const rate = SPEEDS.find((known) => known === speed) ?? 1;
  const onRate = (next: number) => prefer({ speed: next });
  const [readingIn, readIn] = useState<string>();
  const languages = props.captions.map((track) => track.locale);
  const { shown, choose, toggle } = useCaptions(languages, props.sound);
  const isDual = shown.length > 1;
  const first = languages.find((tag) => tag === (readingIn ?? locale)) ?? languages[0];
  const reading =
    first === undefined ? [] : [first, ...(isTranscriptDual ? languages.filter((tag) => tag !== first) : [])];
  useTextTracks(video, {
    showing: isDual ? undefined : shown[0],
    reading: [...(isTranscriptOpen ? reading : []), ...(isDual ? shown : [])],
  });
  const read = (chosen: readonly string[]) => {
    if (chosen.length === 1) readIn(chosen[0]);
    prefer({ isTranscriptDual: chosen.length > 1 });
  };
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
          {isDual && (
            <Suspense fallback={null}>
              <DualCaptions video={video} languages={shown} />
            </Suspense>
          )}
          <OfflineNotice isFailed={attempt.isFailed} />
        </div>
        <RateKeeper video={video} rate={rate} change={onRate} />
        <Shortcuts onCaptions={toggle} onHelp={() => setIsHelpOpen(true)} />
        <Controls
          video={video}
          languages={languages}
          shown={shown}
          onCaptions={choose}
          onToggleCaptions={toggle}
          rate={rate}
          onRate={onRate}
          onHelp={() => setIsHelpOpen(true)}
        />
      </Container>
      {first !== undefined && (
        <Transcript
          video={video}
          languages={languages}
          reading={reading}
          onReading={read}
          isOpen={isTranscriptOpen}
          onToggle={(isOpen) => prefer({ isTranscriptOpen: isOpen })}
        />
      )}
      <ShortcutsHelp isOpen={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </div>
  );
}

type RateKeeperProps = { video: HTMLVideoElement | null; rate: number; change: (rate: number) => void };

/** Inside the container, which listens for its keys. */
function RateKeeper({ video, rate, change }: RateKeeperProps) {
  useRate(video, rate, change);
  return null;
}
