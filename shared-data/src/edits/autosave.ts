import { useEffect } from 'react';
import { isPassing, retryDelay } from '../retry-delay.ts';
import type { EditSession } from './edit-session.ts';

/** The pause in typing, in milliseconds, after which edits save themselves. */
const REST_MS = 3_000;

/**
 * Saves edits after every pause in typing, when the page is hidden, and again after temporary failures.
 * Returns how to stop.
 */
export function startAutosave<Doc>(editing: EditSession<Doc>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const saveIn = (ms: number) => {
    timer = setTimeout(() => void editing.save(), ms);
  };
  const follow = () => {
    clearTimeout(timer);
    const { status, error } = editing.state();
    if (status === 'unsaved') saveIn(REST_MS);
    if (status === 'saved') failures = 0;
    if (status !== 'failed' || !error) return;
    failures += 1;
    if (isPassing({ code: error })) saveIn(retryDelay(failures));
  };
  const saveNow = () => void (editing.state().status !== 'conflict' && editing.save());
  const saveWhenHidden = () => document.visibilityState === 'hidden' && saveNow();
  const unsubscribe = editing.subscribe(follow);
  document.addEventListener('visibilitychange', saveWhenHidden);
  window.addEventListener('online', saveNow);
  follow();
  return () => {
    clearTimeout(timer);
    unsubscribe();
    document.removeEventListener('visibilitychange', saveWhenHidden);
    window.removeEventListener('online', saveNow);
  };
}

/** Saves edits by themselves, as long as the editor is open. */
export function useAutosave<Doc>(editing: EditSession<Doc>): void {
  useEffect(() => startAutosave(editing), [editing]);
}
