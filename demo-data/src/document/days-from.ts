const DAY_MS = 86_400_000;

/** The same time of day, `days` later (or earlier when negative). */
export const daysFrom = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS);

/** A whole hour (UTC) about `days` away, moved off the weekend: forward for the future, back for the past. */
export function weekdayAt(now: Date, days: number, utcHour: number): Date {
  const at = daysFrom(now, days);
  at.setUTCHours(utcHour, 0, 0, 0);
  while (at.getUTCDay() % 6 === 0) at.setUTCDate(at.getUTCDate() + Math.sign(days));
  return at;
}
