const KEY = 'cursiv.lesson-keys';

/** Whether single keys work in lessons on this device. Where nothing can be stored, they do. */
export function hasLessonKeys(): boolean {
  try {
    return localStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Remembers on this device whether single keys work in lessons. */
export function rememberLessonKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, 'off');
  } catch {
    console.info('The choice of keys cannot be kept in this browser');
  }
}
