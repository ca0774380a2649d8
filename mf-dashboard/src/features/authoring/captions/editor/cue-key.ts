import type { Cue } from '@cursiv/shared-domain';
import { type RefObject, useEffect, useEffectEvent } from 'react';
import { changeCue, mergeCue, splitCue } from '../cues/edit-cues.ts';

interface Keyed {
  stage: RefObject<HTMLVideoElement | null>;
  /** The cue that was last written in. */
  cue: string | undefined;
  change: (by: (cues: Cue[]) => Cue[]) => void;
  add: () => void;
  now: () => number;
}

const SKIP_S = 2;

/** What the keys do, pressed with Alt: the same letters on every layout, and none that writes. */
const ACTIONS: Record<string, (keyed: Keyed, cue: string) => void> = {
  KeyP: ({ stage: { current: video } }) => void (video?.paused ? video.play().catch(() => undefined) : video?.pause()),
  KeyJ: ({ stage }) => skip(stage.current, -SKIP_S),
  KeyL: ({ stage }) => skip(stage.current, SKIP_S),
  KeyN: ({ add }) => add(),
  KeyI: ({ change, now }, cue) => change((cues) => changeCue(cues, cue, { start: now() })),
  KeyO: ({ change, now }, cue) => change((cues) => changeCue(cues, cue, { end: now() })),
  KeyS: ({ change, now }, cue) => change((cues) => splitCue(cues, cue, now())),
  KeyM: ({ change }, cue) => change((cues) => mergeCue(cues, cue)),
};

const skip = (video: HTMLVideoElement | null, by: number) => {
  if (video) video.currentTime = Math.max(0, video.currentTime + by);
};

/**
 * Works the video and the chosen cue by keys, so that nobody has to leave the text. The editor covers the page: the keys work
 * wherever the focus is, also before anybody has gone into it.
 */
export function useCueKeys(keyed: Keyed): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = ACTIONS[event.code];
    if (!act || !event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    act(keyed, keyed.cue ?? '');
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
