import { seemsSignedIn, useSession } from '@cursiv/shared-auth';
import { isSearchKeyOn } from '@cursiv/shared-ui';
import { useEffect } from 'react';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** On `/`, focuses the page's search, unless somebody is typing or a dialog covers it. */
function focusSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const field = document.querySelector<HTMLElement>('header [type="search"], main [type="search"]');
  if (!isSearchKeyOn() || !field || isTyping(event.target) || field.closest('[inert], [aria-hidden="true"]')) return;
  event.preventDefault();
  if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
  field.focus();
}

/**
 * Whether the key `/` opens the search. People with an account can switch it off, for example because they control the
 * computer by voice (WCAG 2.1.4).
 */
export function useSearchKey(): boolean {
  const hasKey = seemsSignedIn(useSession());
  useEffect(() => {
    if (!hasKey) return;
    document.addEventListener('keydown', focusSearch);
    return () => document.removeEventListener('keydown', focusSearch);
  }, [hasKey]);
  return hasKey;
}
