import type { KeptEdits } from '@cursiv/shared-data/edits';

/** Time in which a key press is shown on a slow device, too, in milliseconds. */
const AFTER_PAINT_MS = 50;

/**
 * Keeps edits right after the page has shown them: many at once are written once, and no key press waits for the disk.
 * A page that is being left writes before it goes.
 */
export function keptCalmly<T>(kept: KeptEdits<T>): KeptEdits<T> {
  let waiting: { edits: T; timer: ReturnType<typeof setTimeout> } | undefined;
  const settle = () => {
    clearTimeout(waiting?.timer);
    window.removeEventListener('pagehide', write);
    document.removeEventListener('visibilitychange', write);
    waiting = undefined;
  };
  const write = () => {
    const edits = waiting?.edits;
    settle();
    if (edits !== undefined) kept.keep(edits);
  };
  return {
    read: () => waiting?.edits ?? kept.read(),
    keep: (edits) => {
      if (waiting) {
        waiting.edits = edits;
        return;
      }
      window.addEventListener('pagehide', write);
      document.addEventListener('visibilitychange', write);
      waiting = { edits, timer: setTimeout(write, AFTER_PAINT_MS) };
    },
    clear: () => {
      settle();
      kept.clear();
    },
  };
}
