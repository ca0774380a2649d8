import { splitLocale } from '@cursiv/shared-i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The last shown page, whatever its layout. */
let shown: string | undefined;

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/**
 * Focuses the heading, and again whenever the page removes the focused part, for example when its data bring another
 * heading; stops when the person moves on. Returns a function that stops it.
 */
function keepFocus(): () => void {
  focusHeading();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusHeading();
  });
  const stop = () => {
    observer.disconnect();
    for (const sign of ['keydown', 'pointerdown']) removeEventListener(sign, stop, { capture: true });
  };
  observer.observe(document.body, { childList: true, subtree: true });
  for (const sign of ['keydown', 'pointerdown']) addEventListener(sign, stop, { capture: true });
  return stop;
}

/** Moves keyboard and screen-reader focus to the heading of a new page; not on the first page or a language switch. */
export function useFocusAfterNavigation(): void {
  const { path } = splitLocale(useLocation().pathname);
  useEffect(() => {
    const before = shown;
    shown = path;
    return before === undefined || before === path ? undefined : keepFocus();
  }, [path]);
}
