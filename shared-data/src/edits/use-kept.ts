import { useState } from 'react';
import type { KeptEdits } from './kept-edits.ts';

/** A state that is typed: it starts with the edits that were never saved, if there are any, and keeps those that follow. */
export function useKept<T>(edits: KeptEdits<T>, initial: T): [T, (next: T) => void] {
  const [value, setValue] = useState(() => edits.read() ?? initial);
  const edit = (next: T) => {
    setValue(next);
    edits.keep(next);
  };
  return [value, edit];
}
