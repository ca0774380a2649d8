const MINUTE = 60_000;

/** The waits between tries, in minutes: two days together. */
const WAITS = [1, 5, 15, 60, 240, 720, 1440] as const;

/** When a mail is tried again after so many tries; undefined when that was the last. */
export function nextTry(tries: number, now: Date): Date | undefined {
  const wait = WAITS[tries - 1];
  return wait === undefined ? undefined : new Date(now.getTime() + wait * MINUTE);
}

/** How long one try may take before another begins: longer than all of a connection's time-outs together. */
export const LEASE = 10 * MINUTE;
