import { splitLocale } from '@cursiv/shared-i18n';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The page that was shown last, whatever its layout. */
let shown: string | undefined;

function focusHeading(): void {
  const target =
    document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/**
 * Moves the focus to the heading, and again whenever the page takes the focused part away, as when its data puts another heading
 * in the place of the first; until the person goes on from there. Returns how to stop.
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

/** Moves the keyboard and the screen reader to the heading of a new page; the first page and a language switch leave them alone. */
export function useFocusAfterNavigation(): void {
  const { path } = splitLocale(useLocation().pathname);
  useEffect(() => {
    const before = shown;
    shown = path;
    return before === undefined || before === path ? undefined : keepFocus();
  }, [path]);
}
