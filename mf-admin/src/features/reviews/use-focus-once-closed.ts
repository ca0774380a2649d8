import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** An element, and how to move the focus there: at once, or when the dialog has closed that holds it. */
export function useFocusOnceClosed<T extends HTMLElement>(isDialogOpen: boolean): [RefObject<T | null>, () => void] {
  const element = useRef<T>(null);
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isDue || isDialogOpen) return;
    setIsDue(false);
    element.current?.focus();
  }, [isDue, isDialogOpen]);
  return [element, useCallback(() => setIsDue(true), [])];
}
