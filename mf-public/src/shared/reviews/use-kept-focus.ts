import { type RefObject, useEffect, useRef } from 'react';

/** An element that takes the focus to its first control whenever `shown` changes: what had it was swapped for something else. */
export function useKeptFocus<T extends HTMLElement>(shown: unknown): RefObject<T | null> {
  const element = useRef<T>(null);
  const last = useRef(shown);
  useEffect(() => {
    if (last.current === shown) return;
    last.current = shown;
    element.current?.querySelector<HTMLElement>('input, select, textarea, button')?.focus();
  }, [shown]);
  return element;
}
