import { splitLocale } from '@cursiv/shared-i18n';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Moves the keyboard and the screen reader to the heading of a new page; the first page and a language switch leave them alone. */
export function useFocusAfterNavigation(): void {
  const { path } = splitLocale(useLocation().pathname);
  const shown = useRef(path);
  useEffect(() => {
    if (shown.current === path) return;
    shown.current = path;
    const target =
      document.querySelector<HTMLElement>('main h1[tabindex]') ?? document.querySelector<HTMLElement>('main');
    target?.focus({ preventScroll: true });
  }, [path]);
}
