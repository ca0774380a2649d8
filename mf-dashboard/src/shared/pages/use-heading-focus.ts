import { useEffect } from 'react';

/** Gives the page's heading the focus when it comes again after an action on it: the button that had the focus went with what it was on. */
export function useHeadingFocus(hasComeAgain: boolean): void {
  useEffect(() => {
    if (hasComeAgain) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [hasComeAgain]);
}
