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
