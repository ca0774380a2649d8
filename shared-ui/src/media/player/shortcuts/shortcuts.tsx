import { Gesture, Hotkey, useHotkey } from '@videojs/react';

type ShortcutsProps = { onCaptions: () => void; onHelp: () => void };

/** Keys while the player has the focus, and taps on the picture. `shortcuts-help.tsx` lists the keys. */
export function Shortcuts({ onCaptions, onHelp }: ShortcutsProps) {
  useHotkey({ keys: 'c', onActivate: onCaptions, repeatable: false });
  useHotkey({ keys: '?', onActivate: onHelp, repeatable: false });
  return (
    <>
      <Hotkey keys="Space" action="togglePaused" />
      <Hotkey keys="k" action="togglePaused" />
      <Hotkey keys="ArrowLeft" action="seekStep" value={-5} />
      <Hotkey keys="ArrowRight" action="seekStep" value={5} />
      <Hotkey keys="j" action="seekStep" value={-10} />
      <Hotkey keys="l" action="seekStep" value={10} />
      <Hotkey keys="0-9" action="seekToPercent" />
      <Hotkey keys="ArrowUp" action="volumeStep" value={0.05} />
      <Hotkey keys="ArrowDown" action="volumeStep" value={-0.05} />
      <Hotkey keys="m" action="toggleMuted" />
      <Hotkey keys="f" action="toggleFullscreen" />
      <Hotkey keys="i" action="togglePictureInPicture" />
      <Gesture type="tap" action="togglePaused" region="center" />
      <Gesture type="doubletap" action="seekStep" value={-10} region="left" />
      <Gesture type="doubletap" action="seekStep" value={10} region="right" />
      <Gesture type="doubletap" action="toggleFullscreen" region="center" />
    </>
  );
}
