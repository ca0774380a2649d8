const STORED = 'cursiv:search-key';

/** Whether the key `/` leads to the search on this device. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers whether `/` leads to the search; without storage it is remembered by nobody. */
export function rememberSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Blocked or full storage: the choice lasts as long as the page.
  }
}

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;

/** On `/`, moves the focus to the box that names this key (`aria-keyshortcuts`), unless somebody types or a dialog covers it. */
export function focusSearch(event: KeyboardEvent): void {
  if (event.key !== '/' || event.ctrlKey || event.altKey || event.metaKey || event.defaultPrevented) return;
  const field = document.querySelector<HTMLElement>('[aria-keyshortcuts="/"]');
  if (!field || isTyping(event.target) || field.closest('[inert], [aria-hidden="true"]')) return;
  event.preventDefault();
  if (!field.checkVisibility()) field.closest<HTMLElement>('[popover]')?.showPopover();
  field.focus();
}
