import { useEffect, useEffectEvent } from 'react';
import { hasSingleKeys } from './key-choice.ts';

const ELSEWHERE = 'input, textarea, select, [contenteditable], [role="dialog"], [role="alertdialog"], [role="menu"]';

const isElsewhere = ({ target }: KeyboardEvent) => target instanceof Element && target.closest(ELSEWHERE) !== null;

/**
 * Calls back with keys that are pressed alone anywhere on the page. Not while somebody types, or is in a dialog or a menu, nor where
 * they have switched the keys of this place off (WCAG 2.1.4).
 */
export function useSingleKeys(place: string, onPress: (event: KeyboardEvent) => void): void {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || isElsewhere(event)) return;
    if (hasSingleKeys(place)) onPress(event);
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => pressed(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
}
