import {
  FullscreenButton,
  Controls as LibraryControls,
  MuteButton,
  PiPButton,
  PlayButton,
  Time,
  VolumeSlider,
} from '@videojs/react';
import {
  Captions,
  CaptionsOff,
  Maximize,
  Minimize,
  Pause,
  PictureInPicture2,
  Play,
  RotateCcw,
  Volume2,
  VolumeX,
} from 'lucide-react';
import { useT } from '../messages/messages.ts';
import { Control } from './control.tsx';
import * as styles from './controls.module.css';
import { SettingsMenu, type SettingsMenuProps } from './settings-menu.tsx';
import { Timeline } from './timeline.tsx';

type ControlsProps = SettingsMenuProps & { onToggleCaptions: () => void };

/** All controls of the video, below the picture; in full screen they lie over it and hide during playback. */
export function Controls({ onToggleCaptions, ...settings }: ControlsProps) {
  const t = useT();
  const isShowing = settings.shown.length > 0;
  return (
    <LibraryControls.Root>
      <LibraryControls.Content className={styles.controls ?? ''}>
        <Timeline />
        <LibraryControls.Group className={styles.row ?? ''} aria-label={t('controls')}>
          <PlayButton
            render={(props, { paused, ended }) => (
              <Control {...props}>{ended ? <RotateCcw /> : paused ? <Play /> : <Pause />}</Control>
            )}
          />
          <div className={styles.volume}>
            <MuteButton
              render={(props, { muted }) => <Control {...props}>{muted ? <VolumeX /> : <Volume2 />}</Control>}
            />
            <VolumeSlider.Root className={styles.volumeSlider ?? ''}>
              <VolumeSlider.Track className={styles.volumeTrack ?? ''}>
                <VolumeSlider.Fill className={styles.volumeFill ?? ''} />
              </VolumeSlider.Track>
              <VolumeSlider.Thumb className={styles.volumeThumb ?? ''} />
            </VolumeSlider.Root>
          </div>
          <Time.Group className={styles.time ?? ''}>
            <Time.Value type="current" />
            <Time.Separator className={styles.soft ?? ''} />
            <Time.Value type="duration" className={styles.soft ?? ''} />
          </Time.Group>
          <span className={styles.gap} />
          {settings.languages.length > 0 && (
            <Control
              aria-label={t(isShowing ? 'hideCaptions' : 'showCaptions')}
              aria-keyshortcuts="c"
              onClick={onToggleCaptions}
              data-on={isShowing || undefined}
            >
              {isShowing ? <Captions /> : <CaptionsOff />}
            </Control>
          )}
          <SettingsMenu {...settings} />
          <span className={styles.floating}>
            <PiPButton
              render={(props) => (
                <Control {...props}>
                  <PictureInPicture2 />
                </Control>
              )}
            />
          </span>
          <FullscreenButton
            render={(props, { fullscreen }) => <Control {...props}>{fullscreen ? <Minimize /> : <Maximize />}</Control>}
          />
        </LibraryControls.Group>
      </LibraryControls.Content>
    </LibraryControls.Root>
  );
}
