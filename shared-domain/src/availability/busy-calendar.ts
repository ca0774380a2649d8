import * as z from 'zod/mini';
import { instant } from '../schema.ts';

/** Of an external calendar: the longest address, and the most busy times kept of it. */
export const BUSY_CALENDAR_LIMITS = { address: 1000, ranges: 1000 } as const;

/** Why an external calendar could not be read: its address, its server, or what the server gave. */
export const BUSY_CALENDAR_PROBLEMS = ['address', 'closed', 'gone', 'silent', 'too-large', 'no-calendar'] as const;
export type BusyCalendarProblem = (typeof BUSY_CALENDAR_PROBLEMS)[number];

/** A time that is taken elsewhere, in epoch minutes. */
export const busyRangeSchema = z.object({ from: z.int(), to: z.int() });
export type BusyRange = z.infer<typeof busyRangeSchema>;

/**
 * What is known of an expert's external calendar: `busyCalendars/{uid}`, for its person alone. Only the times are kept, apart from
 * each other and in order.
 */
export const busyCalendarSchema = z.object({
  address: z.string(),
  busy: z.array(busyRangeSchema),
  /** Whether the calendar holds more than could be read. */
  isCut: z.boolean(),
  /** When it was last read whole; absent until it was. */
  readAt: z.optional(instant),
  /** When it was last asked for. */
  triedAt: instant,
  /** Why the last try failed; the times before it still count. */
  problem: z.optional(z.enum(BUSY_CALENDAR_PROBLEMS)),
});
export type BusyCalendar = z.infer<typeof busyCalendarSchema>;

/** An address as people write it, as it is asked for: over https. Undefined when it is none. */
export function busyCalendarAddress(written: string): string | undefined {
  const text = written.trim().replace(/^webcals?:/i, 'https:');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isFit = url?.protocol === 'https:' && !url.username && url.href.length <= BUSY_CALENDAR_LIMITS.address;
  return isFit ? url.href : undefined;
}

/** Whether something of the time between two instants (epoch milliseconds) is busy. */
export function isBusy(busy: readonly BusyRange[], { from, to }: { from: number; to: number }): boolean {
  let [low, high] = [0, busy.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((busy[middle]?.to ?? 0) * 60_000 > from) high = middle;
    else low = middle + 1;
  }
  const first = busy[low];
  return first !== undefined && first.from * 60_000 < to;
}
