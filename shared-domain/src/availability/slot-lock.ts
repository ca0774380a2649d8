import * as z from 'zod/mini';
import type { Offering } from '../expert/offering.ts';
import { instant } from '../schema.ts';

/** Length of the cells in which time is locked, in minutes. The security rules use the same. */
export const LOCK_MINUTES = 30;
/** The largest number of locks of a booking, so that the rules can look each of them up. */
export const MAX_LOCKS = 6;

const CELL_MS = LOCK_MINUTES * 60_000;

/** A locked cell of an expert's time: `slotLocks/{expertUid}__{start in epoch minutes}`. It names the booking, not the person. */
export const slotLockSchema = z.object({
  expertUid: z.string(),
  bookingId: z.string(),
  startAt: instant,
  endAt: instant,
});
export type SlotLock = z.infer<typeof slotLockSchema>;

type Lengths = Pick<Offering, 'durationMin' | 'bufferBeforeMin' | 'bufferAfterMin'>;

/** The time that a booking takes from an expert, including buffers, in epoch milliseconds. */
export const occupied = (startAt: Date, { durationMin, bufferBeforeMin, bufferAfterMin }: Lengths) => ({
  from: startAt.getTime() - bufferBeforeMin * 60_000,
  to: startAt.getTime() + (durationMin + bufferAfterMin) * 60_000,
});

/** The starts of the cells that a booking touches. */
export function lockStarts(startAt: Date, lengths: Lengths): Date[] {
  const { from, to } = occupied(startAt, lengths);
  const first = Math.floor(from / CELL_MS);
  return Array.from({ length: Math.ceil(to / CELL_MS) - first }, (_, index) => new Date((first + index) * CELL_MS));
}

/** The id of the lock on a cell. */
export const lockId = (expertUid: string, startAt: Date) => `${expertUid}__${startAt.getTime() / 60_000}`;

/** The expert whose time a lock takes, from its id. */
export const expertOfLock = (id: string): string => id.slice(0, id.lastIndexOf('__'));

/** The locks that a booking takes, as they are stored. */
export const locksOf = (booking: { id: string; expertUid: string; startAt: Date }, lengths: Lengths) =>
  lockStarts(booking.startAt, lengths).map((startAt) => ({
    id: lockId(booking.expertUid, startAt),
    expertUid: booking.expertUid,
    bookingId: booking.id,
    startAt,
    endAt: new Date(startAt.getTime() + CELL_MS),
  }));
