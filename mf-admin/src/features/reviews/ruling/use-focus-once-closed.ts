import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

/** An element, and a way to focus it: at once, or after the dialog that contains it has closed. */
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
