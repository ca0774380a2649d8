import * as z from 'zod/mini';
import { addDays, dateAt, instantAt, offsetAt } from '../availability/wall-time.ts';

/** The most bookings of a weekly series. */
export const MAX_OCCURRENCES = 12;

/** The place of a booking in a weekly series. */
export const seriesSchema = z.object({
  /** The id of its first booking. */
  id: z.string(),
  /** From 0. */
  index: z.number(),
  count: z.number(),
});
export type BookingSeries = z.infer<typeof seriesSchema>;

/** The last change that a booking shared with others of its series, so that it is told once. */
export const sharedChangeSchema = z.object({
  /** The booking's revision with the change. */
  rev: z.number(),
  /** How many bookings were changed. */
  weeks: z.number(),
  /** Whether this is the booking that tells of it. */
  tells: z.boolean(),
});

const MINUTE_MS = 60_000;

/** A start and those of the weeks after it, at the same time on the wall in a zone. */
export function weeklyStarts(first: Date, count: number, timeZone: string): Date[] {
  const date = dateAt(first, timeZone);
  const wall = first.getTime() + offsetAt(first, timeZone) * MINUTE_MS;
  const time = new Date(wall).toISOString().slice(11, 16);
  const later = Array.from({ length: count - 1 }, (_, index) =>
    instantAt(addDays(date, 7 * (index + 1)), time, timeZone),
  );
  return [first, ...later];
}

/** How often a learner's bookings count towards what they may have at once: a series once. */
export const countedOnce = (bookings: readonly { id: string; series?: BookingSeries | undefined }[]): number =>
  new Set(bookings.map(({ id, series }) => series?.id ?? id)).size;
