import { useEffect, useRef } from 'react';

/** Keeps the keyboard where it is when the address changes under a page that stays the same. */
export function useKeepFocus(address: string | undefined): void {
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    const focused = document.activeElement;
    // The shell moves the focus to the heading of what it takes for a new page; this runs right after it.
    if (focused instanceof HTMLElement && focused !== document.body) {
      queueMicrotask(() => focused.focus({ preventScroll: true }));
    }
  }, [address]);
}
