import { offsetAt } from './wall-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** An instant from which the clocks of a zone show another time. */
export interface ClockChange {
  at: Date;
  /** Minutes by which they go forward; negative when they go back. */
  byMinutes: number;
}

/** The clock changes of a zone between two instants, in order. Finds at most one per day. */
export function clockChanges(timeZone: string, from: Date, until: Date): ClockChange[] {
  const changes: ClockChange[] = [];
  for (let day = from.getTime(); day < until.getTime(); day += DAY_MS) {
    const end = Math.min(day + DAY_MS, until.getTime());
    const byMinutes = offsetAt(new Date(end), timeZone) - offsetAt(new Date(day), timeZone);
    if (byMinutes !== 0) changes.push({ at: firstWith(timeZone, day, end), byMinutes });
  }
  return changes;
}

/** The first minute after `from` at which the offset equals that of `until`. */
function firstWith(timeZone: string, from: number, until: number): Date {
  const wanted = offsetAt(new Date(until), timeZone);
  let [before, after] = [Math.floor(from / MINUTE_MS), Math.ceil(until / MINUTE_MS)];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (offsetAt(new Date(middle * MINUTE_MS), timeZone) === wanted) after = middle;
    else before = middle;
  }
  return new Date(after * MINUTE_MS);
}
