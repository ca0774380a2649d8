import type { Cue } from '@cursiv/shared-domain';
import type { KeyboardEvent } from 'react';
import { changeCue, mergeCue, splitCue } from '../cues/edit-cues.ts';

interface Keyed {
  video: HTMLVideoElement | null;
  /** The cue that was last written in. */
  cue: string | undefined;
  change: (by: (cues: Cue[]) => Cue[]) => void;
  add: () => void;
  now: () => number;
}

const SKIP_S = 2;

/** What the keys do, pressed with Alt: the same letters on every layout, and none that writes. */
const ACTIONS: Record<string, (keyed: Keyed, cue: string) => void> = {
  KeyP: ({ video }) => void (video?.paused ? video.play().catch(() => undefined) : video?.pause()),
  KeyJ: ({ video }) => skip(video, -SKIP_S),
  KeyL: ({ video }) => skip(video, SKIP_S),
  KeyN: ({ add }) => add(),
  KeyI: ({ change, now }, cue) => change((cues) => changeCue(cues, cue, { start: now() })),
  KeyO: ({ change, now }, cue) => change((cues) => changeCue(cues, cue, { end: now() })),
  KeyS: ({ change, now }, cue) => change((cues) => splitCue(cues, cue, now())),
  KeyM: ({ change }, cue) => change((cues) => mergeCue(cues, cue)),
};

const skip = (video: HTMLVideoElement | null, by: number) => {
  if (video) video.currentTime = Math.max(0, video.currentTime + by);
};

/** Works the video and the chosen cue by keys, so that nobody has to leave the text. */
export function cueKey(event: KeyboardEvent, keyed: Keyed): void {
  if (!event.altKey || event.ctrlKey || event.metaKey) return;
  const act = ACTIONS[event.code];
  if (!act) return;
  event.preventDefault();
  act(keyed, keyed.cue ?? '');
}
