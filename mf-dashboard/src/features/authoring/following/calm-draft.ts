import type { FollowedDraft } from '../authoring-context.ts';

/** A pause in typing, in milliseconds: longer than those between the keys of somebody who types fast. */
const PAUSE_MS = 200;

/**
 * A draft as it was at the last short pause in its edits, for what may be shown a moment after a key: it keeps neither
 * that key waiting nor the next one.
 */
export function calmDraft({ present, subscribe }: FollowedDraft): FollowedDraft {
  const listeners = new Set<() => void>();
  let shown = present();
  let stop: (() => void) | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => {
    shown = present();
    for (const listener of listeners) listener();
  };
  const follow = () => {
    clearTimeout(timer);
    timer = setTimeout(rest, PAUSE_MS);
  };
  const begin = () => {
    shown = present();
    return subscribe(follow);
  };
  return {
    present: () => (stop ? shown : present()),
    subscribe: (listener) => {
      stop ??= begin();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        clearTimeout(timer);
        stop?.();
        stop = undefined;
      };
    },
  };
}
