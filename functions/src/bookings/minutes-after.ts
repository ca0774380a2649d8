const MINUTE_MS = 60_000;

/** The time so many minutes later. */
export const minutesAfter = (time: Date, minutes: number) => new Date(time.getTime() + minutes * MINUTE_MS);
