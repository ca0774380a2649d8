const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/** The zone's clock as numbers; making the formatter costs more than all its uses. */
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  clocks.set(timeZone, clock);
  return clock;
}

/** Clocks have only changed at full quarters since zones are kept by the minute, so that one look serves a quarter of an hour. */
const QUARTER_MS = 15 * MINUTE_MS;
const MOST_OFFSETS = 20_000;
const offsets = new Map<string, Map<number, number>>();

/** The wall time in a zone at an instant, as if it were UTC: epoch milliseconds, whole seconds. */
function wallMillis(at: number, timeZone: string): number {
  const second = Math.floor(at / 1000) * 1000;
  if (at < 0) return shownMillis(second, timeZone);
  const known = offsets.get(timeZone) ?? new Map<number, number>();
  const quarter = Math.floor(at / QUARTER_MS) * QUARTER_MS;
  const offset = known.get(quarter) ?? shownMillis(quarter, timeZone) - quarter;
  if (known.size >= MOST_OFFSETS) known.clear();
  offsets.set(timeZone, known.set(quarter, offset));
  return second + offset;
}

/** The same, read off a clock. */
function shownMillis(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

/** How far a zone (IANA id) is ahead of UTC at an instant, in minutes. Throws RangeError for an unknown zone. */
export function offsetAt(at: Date, timeZone: string): number {
  const wholeSecond = Math.floor(at.getTime() / 1000) * 1000;
  return (wallMillis(wholeSecond, timeZone) - wholeSecond) / MINUTE_MS;
}

/** The date in a zone at an instant: `yyyy-mm-dd`. */
export const dateAt = (at: Date, timeZone: string): string =>
  new Date(wallMillis(at.getTime(), timeZone)).toISOString().slice(0, 10);

/** The date this many days later. */
export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The day of the week, 1 for Monday to 7 for Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

/** The Monday of the week of a date. */
export const mondayOf = (date: string): string => addDays(date, 1 - weekdayOf(date));

/**
 * The instant of a date (`yyyy-mm-dd`) and wall time (`HH:mm`, up to 24:00) in a zone. A skipped time moves on by the
 * skipped minutes; a time that comes twice means the first.
 */
export function instantAt(date: string, time: string, timeZone: string): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const wall = Date.parse(`${date}T00:00:00Z`) + (hours * 60 + minutes) * MINUTE_MS;
  const before = offsetAt(new Date(wall - DAY_MS), timeZone);
  const after = offsetAt(new Date(wall + DAY_MS), timeZone);
  const candidates = [before, after].map((offset) => new Date(wall - offset * MINUTE_MS));
  const shown = candidates.filter((at) => wallMillis(at.getTime(), timeZone) === wall);
  const first = shown.toSorted((one, other) => one.getTime() - other.getTime())[0];
  return first ?? new Date(wall - before * MINUTE_MS);
}

/** Whether this machine knows the zone. */
export function isKnownZone(timeZone: string): boolean {
  try {
    clockOf(timeZone);
    return true;
  } catch {
    // Intl has no other way to say that it does not know a zone.
    return false;
  }
}
