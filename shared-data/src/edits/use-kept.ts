import { useState } from 'react';
import type { KeptEdits } from './kept/kept-edits.ts';

/** A state for typed text: starts with the unsaved edits, if any, and keeps the following ones. */
export function useKept<T>(edits: KeptEdits<T>, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => edits.read() ?? initial);
  const edit = (next: T) => {
    setValue(next);
    edits.keep(next);
  };
  return [value, edit];
}
