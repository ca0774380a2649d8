import { startTransition, useEffect, useState } from 'react';
import { useAround } from '../authoring-context.ts';
import type { DraftState } from '../draft/draft-state.ts';

/** A pause in typing, in milliseconds. */
const REST_MS = 500;

/**
 * The whole draft as it was at the last pause in its edits, once its lessons' texts are read: what is worked out from
 * all of it follows calmly, and no key press renders it again.
 */
export function useRestedDraft(): DraftState | undefined {
  const { subscribe, present, parts } = useAround();
  const isRead = parts.status === 'ready';
  const [rested, setRested] = useState(() => (isRead ? present() : undefined));
  useEffect(() => {
    if (!isRead) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = () => startTransition(() => setRested(present()));
    const follow = () => {
      clearTimeout(timer);
      timer = setTimeout(rest, REST_MS);
    };
    follow();
    const stop = subscribe(follow);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, present, isRead]);
  return isRead ? rested : undefined;
}
