import type { Offering } from '../expert/offering.ts';
import { type BusyRange, isBusy } from './busy-calendar.ts';
import type { Interval, Schedule } from './schedule.ts';
import { lockStarts, occupied, type SlotLock } from './slot-lock.ts';
import { expertDateAt, zoneAt, zoneOn } from './stays.ts';
import { addDays, instantAt, mondayOf, weekdayOf } from './wall-time.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

/**
 * The instants at which this offering can begin, in order: within the expert's hours, far enough ahead but not too far,
 * clear of bookings and of what the expert does elsewhere, on a day that is not full.
 */
export function* freeStarts(
  schedule: Schedule,
  offering: Offering,
  locks: readonly SlotLock[],
  now: Date,
  busy: readonly BusyRange[] = [],
): Generator<Date> {
  const earliest = now.getTime() + offering.minNoticeMin * MINUTE_MS;
  const latest = now.getTime() + offering.horizonDays * DAY_MS;
  const taken = new Set(locks.map(({ startAt }) => startAt.getTime()));
  const booked = bookingsByDay(locks, schedule);
  const isFullWeek = (date: string) => {
    if (offering.maxPerWeek === undefined) return false;
    const inWeek = [...booked].filter(([day]) => mondayOf(day) === mondayOf(date));
    return inWeek.reduce((sum, [, count]) => sum + count, 0) >= offering.maxPerWeek;
  };
  const isFree = (start: Date) =>
    lockStarts(start, offering).every((cell) => !taken.has(cell.getTime())) && !isBusy(busy, occupied(start, offering));
  const lastDate = expertDateAt(new Date(latest), schedule);
  for (let date = expertDateAt(new Date(earliest), schedule); date <= lastDate; date = addDays(date, 1)) {
    if ((booked.get(date) ?? 0) >= offering.maxPerDay || isFullWeek(date)) continue;
    for (const start of startsOn(date, schedule, offering))
      if (start.getTime() >= earliest && start.getTime() <= latest && isFree(start)) yield start;
  }
}

/** Why a booking cannot begin at a time. */
export type StartProblem = 'too-soon' | 'too-far' | 'outside-hours';

/** Why this offering cannot begin at `start`, leaving existing bookings aside; undefined when it can. */
export function startProblem(schedule: Schedule, offering: Offering, start: Date, now: Date): StartProblem | undefined {
  if (start.getTime() < now.getTime() + offering.minNoticeMin * MINUTE_MS) return 'too-soon';
  if (start.getTime() > now.getTime() + offering.horizonDays * DAY_MS) return 'too-far';
  return isWithinHours(schedule, offering, start) ? undefined : 'outside-hours';
}

/** Whether an offering may begin at `start` by the expert's hours, whatever the notice it needs. */
export function isWithinHours(schedule: Schedule, offering: Offering, start: Date): boolean {
  const starts = startsOn(expertDateAt(start, schedule), schedule, offering);
  return starts.some((candidate) => candidate.getTime() === start.getTime());
}

/** Every start that fits the hours of a day, each once. */
function startsOn(date: string, schedule: Schedule, { durationMin, gridMin }: Offering): Date[] {
  const starts = new Set<number>();
  const timeZone = zoneOn(date, schedule);
  for (const { from, to } of hoursOn(date, schedule)) {
    const last = instantAt(date, to, timeZone).getTime() - durationMin * MINUTE_MS;
    const first = instantAt(date, from, timeZone).getTime();
    for (let start = first; start <= last; start += gridMin * MINUTE_MS) starts.add(start);
  }
  // Where a stay begins or ends, parts of two zones' days are the same hours: they belong to the zone where the expert is.
  return [...starts]
    .sort((one, other) => one - other)
    .map((start) => new Date(start))
    .filter((start) => zoneAt(start, schedule) === timeZone);
}

/** The expert's hours on a date: none while away, else the date's own, else those of its weekday. */
export function hoursOn(
  date: string,
  { weekly, overrides, timeOff }: Pick<Schedule, 'weekly' | 'overrides' | 'timeOff'>,
): readonly Interval[] {
  if (timeOff.some(({ from, to }) => from <= date && date <= to)) return [];
  const override = overrides.find((candidate) => candidate.date === date);
  return override ? override.intervals : weekly.filter(({ day }) => day === weekdayOf(date));
}

/** The number of bookings that begin on each date of the expert's calendar. */
function bookingsByDay(locks: readonly SlotLock[], schedule: Schedule): Map<string, number> {
  const firstLock = new Map<string, Date>();
  for (const { bookingId, startAt } of locks) {
    const known = firstLock.get(bookingId);
    if (!known || startAt < known) firstLock.set(bookingId, startAt);
  }
  const counts = new Map<string, number>();
  for (const startAt of firstLock.values()) {
    const date = expertDateAt(startAt, schedule);
    counts.set(date, (counts.get(date) ?? 0) + 1);
  }
  return counts;
}
