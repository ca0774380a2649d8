import * as z from 'zod/mini';
import { isKnownZone } from './wall-time.ts';

export const SCHEDULE_LIMITS = { weekly: 42, overrides: 120, intervals: 6, timeOff: 60, stays: 24 } as const;

const date = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const time = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/));

/** A part of a day, in wall time: `from` up to `to`, with 24:00 as the end of the day. */
export const intervalSchema = z.object({ from: time, to: time });
export type Interval = z.infer<typeof intervalSchema>;

/**
 * The expert's working times: `schedules/{uid}`. They are wall times in the expert's zone (IANA id), never offsets, so
 * that ten o'clock stays ten o'clock when clocks change.
 */
export const scheduleSchema = z.object({
  timeZone: z.string().check(z.refine(isKnownZone)),
  /** `day` is 1 for Monday to 7 for Sunday. */
  weekly: z
    .array(z.extend(intervalSchema, { day: z.int().check(z.minimum(1), z.maximum(7)) }))
    .check(z.maxLength(SCHEDULE_LIMITS.weekly)),
  /** Days that differ from their weekday; without intervals the day is closed. */
  overrides: z
    .array(z.object({ date, intervals: z.array(intervalSchema).check(z.maxLength(SCHEDULE_LIMITS.intervals)) }))
    .check(z.maxLength(SCHEDULE_LIMITS.overrides)),
  /** Days away, including the first and the last. */
  timeOff: z.array(z.object({ from: date, to: date })).check(z.maxLength(SCHEDULE_LIMITS.timeOff)),
  /** Days in another zone, including the first and the last: the hours of those days are wall times there. */
  stays: z.optional(
    z
      .array(z.object({ from: date, to: date, timeZone: z.string().check(z.refine(isKnownZone)) }))
      .check(z.maxLength(SCHEDULE_LIMITS.stays)),
  ),
  rev: z.number(),
});
export type Schedule = z.infer<typeof scheduleSchema>;
