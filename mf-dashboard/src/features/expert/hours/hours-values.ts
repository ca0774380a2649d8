import { addDays, type Schedule, type TypedSchedule } from '@cursiv/shared-domain';
import * as z from 'zod/mini';

const hours = z.object({ from: z.string(), to: z.string() });

/** Hours as they are typed: whatever stands in a field. */
export const hoursSchema = z.object({
  timeZone: z.string(),
  weekly: z.array(z.extend(hours, { day: z.number() })),
  overrides: z.array(z.object({ date: z.string(), intervals: z.array(hours) })),
  timeOff: z.array(hours),
  stays: z.optional(z.array(z.extend(hours, { timeZone: z.string() }))),
});

export type Hours = z.infer<typeof hours>;
export type WeeklyHours = TypedSchedule['weekly'];

export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** The stored hours, or none, without the dates that are past. */
export const hoursValues = (schedule: Schedule | undefined, timeZone: string, today: string): TypedSchedule => ({
  timeZone: schedule?.timeZone ?? timeZone,
  weekly: schedule?.weekly ?? [],
  overrides: (schedule?.overrides ?? []).filter(({ date }) => date >= today),
  timeOff: (schedule?.timeOff ?? []).filter(({ to }) => to >= today),
  stays: (schedule?.stays ?? []).filter(({ to }) => to >= today),
});

/** The next hours of a day that has these: a working day at first, then an hour more. */
export function nextHours(present: readonly Hours[]): Hours {
  const last = present.at(-1)?.to;
  if (last === undefined) return { from: '09:00', to: '17:00' };
  const hour = Number(last.slice(0, 2));
  return last !== '' && hour < 23
    ? { from: last, to: `${String(hour + 1).padStart(2, '0')}${last.slice(2)}` }
    : { from: '', to: '' };
}

/** The week with the hours of one day on others too, in place of theirs. */
export function copiedDay(weekly: WeeklyHours, day: number, to: readonly number[]): WeeklyHours {
  const targets = to.filter((each) => each !== day);
  const copied = weekly.filter((hours) => hours.day === day);
  return [
    ...weekly.filter((hours) => !targets.includes(hours.day)),
    ...targets.flatMap((target) => copied.map((hours) => ({ ...hours, day: target }))),
  ];
}

/** The list without its nth entry, and with another in its place. */
export const without = <T>(list: readonly T[], nth: number): T[] => list.filter((_, index) => index !== nth);
export const replaced = <T>(list: readonly T[], nth: number, entry: T): T[] =>
  list.map((each, index) => (index === nth ? entry : each));

/** The day after the last one named, from today on: where the next exception begins. */
export const nextDate = (dates: readonly string[], today: string): string =>
  addDays(
    [today, ...dates]
      .filter((date) => /^\d{4}-\d{2}-\d{2}$/.test(date))
      .toSorted()
      .at(-1) ?? today,
    1,
  );

/** A day of its own after the last one in the list: where the next days away begin. */
export function nextDays(list: readonly Hours[], today: string): Hours {
  const from = nextDate(
    list.map(({ to }) => to),
    today,
  );
  return { from, to: from };
}
