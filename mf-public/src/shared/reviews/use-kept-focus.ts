import { type RefObject, useEffect, useRef } from 'react';

/** An element that focuses its first control whenever `shown` changes, because the focused one was replaced. */
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
