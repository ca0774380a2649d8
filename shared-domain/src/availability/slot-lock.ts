import * as z from 'zod/mini';
import type { Offering } from '../expert/offering.ts';
import { instant } from '../schema.ts';

/** Length of the cells that time is locked in, in minutes. The security rules count in the same. */
export const LOCK_MINUTES = 30;
/** Locks of a booking at most, so that the rules can look each of them up. */
export const MAX_LOCKS = 6;

const CELL_MS = LOCK_MINUTES * 60_000;

/** A cell of an expert's time that is taken: `slotLocks/{expertUid}__{start in epoch minutes}`. It tells by which booking, not by whom. */
export const slotLockSchema = z.object({
  expertUid: z.string(),
  bookingId: z.string(),
  startAt: instant,
  endAt: instant,
});
export type SlotLock = z.infer<typeof slotLockSchema>;

type Lengths = Pick<Offering, 'durationMin' | 'bufferBeforeMin' | 'bufferAfterMin'>;

/** What a session keeps an expert from, buffers included, in epoch milliseconds. */
export const occupied = (startAt: Date, { durationMin, bufferBeforeMin, bufferAfterMin }: Lengths) => ({
  from: startAt.getTime() - bufferBeforeMin * 60_000,
  to: startAt.getTime() + (durationMin + bufferAfterMin) * 60_000,
});

/** The starts of the cells that a session touches. */
export function lockStarts(startAt: Date, lengths: Lengths): Date[] {
  const { from, to } = occupied(startAt, lengths);
  const first = Math.floor(from / CELL_MS);
  return Array.from({ length: Math.ceil(to / CELL_MS) - first }, (_, index) => new Date((first + index) * CELL_MS));
}

/** The id of the lock on a cell. */
export const lockId = (expertUid: string, startAt: Date) => `${expertUid}__${startAt.getTime() / 60_000}`;

/** Whose time a lock is on, by its id. */
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
