import { useEffect, useRef } from 'react';

/** Keeps keyboard focus in place when the address changes but the page stays. */
export function useKeepFocus(address: string | undefined): void {
  const previous = useRef(address);
  useEffect(() => {
    if (previous.current === address) return;
    previous.current = address;
    const focused = document.activeElement;
    // The shell focuses the heading of every page that it considers new; this runs right after it.
    if (focused instanceof HTMLElement && focused !== document.body) {
      queueMicrotask(() => focused.focus({ preventScroll: true }));
    }
  }, [address]);
}
