const KEY = 'cursiv:room';
/** The largest size that a stored session may need. */
const PROBE = 'x'.repeat(8_192);

/** Whether the browser keeps stored data: false where storage is blocked or full. */
export function canStore(): boolean {
  try {
    localStorage.setItem(KEY, PROBE);
    const isKept = localStorage.getItem(KEY) === PROBE;
    localStorage.removeItem(KEY);
    return isKept;
  } catch {
    return false;
  }
}
