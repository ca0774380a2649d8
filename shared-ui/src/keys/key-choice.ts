const keyOf = (place: string) => `cursiv.${place}-keys`;

/** Whether the single keys of a place, such as `lesson`, work on this device. Where nothing can be stored, they do. */
export function hasSingleKeys(place: string): boolean {
  try {
    return localStorage.getItem(keyOf(place)) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers on this device whether the single keys of a place work. */
export function rememberSingleKeys(place: string, isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(keyOf(place));
    else localStorage.setItem(keyOf(place), 'off');
  } catch {
    console.info('The choice of keys cannot be kept in this browser');
  }
}
