const STORED = 'cursiv:search-key';

/** Whether the key `/` opens the search on this device. */
export function isSearchKeyOn(): boolean {
  try {
    return localStorage.getItem(STORED) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers whether `/` opens the search, if storage allows it. */
export function rememberSearchKey(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(STORED);
    else localStorage.setItem(STORED, 'off');
  } catch {
    // Blocked or full storage: the choice lasts as long as the page.
  }
}
