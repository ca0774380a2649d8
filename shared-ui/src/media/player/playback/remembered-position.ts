const keyOf = (name: string) => `cursiv:video:${name}`;

/** Seconds at which this browser last left a video; 0 when it never saw it. */
export function rememberedPosition(name: string | undefined): number {
  if (name === undefined) return 0;
  try {
    const seconds = Number(localStorage.getItem(keyOf(name)));
    return Number.isFinite(seconds) && seconds > 0 ? seconds : 0;
  } catch {
    return 0;
  }
}

/** Remembers the position of a video in this browser; 0 forgets it. */
export function rememberPosition(name: string, seconds: number): void {
  try {
    if (seconds < 1) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), String(Math.floor(seconds)));
  } catch {
    // Blocked or full storage: the next visit begins anew.
  }
}
