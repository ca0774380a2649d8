import { type Booking, type BookingSide, zoneAt } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import type { BookableTime } from '../bookable-time.ts';
import { checkRoom, type FoundTime, timeFor } from '../expert-time.ts';
import { minutesAfter } from '../minutes-after.ts';
import { takeTimes } from '../taken-time.ts';
import { lineOf } from '../waiting/line.ts';

type NewTime = Pick<BookableTime, 'offering' | 'schedule'> & { startAt: Date };

/** A booking with another time, which nobody else has. */
export interface Move extends NewTime {
  booking: Booking;
  time: FoundTime;
}

/**
 * Another time for a booking, if nobody else has it; `released` are the bookings that move with it. Throws AppError
 * `booking/taken`, `booking/day-full` or another reason.
 */
export async function otherTime(
  transaction: DocumentTransaction,
  booking: Booking,
  { startAt, offering, schedule }: NewTime,
  now: Date,
  released: readonly string[] = [booking.id],
): Promise<Move> {
  const { id, expertUid, learnerUid, offeringId } = booking;
  const wanted = { id, expertUid, learnerUid, offeringId, startAt, released };
  const line = await lineOf(transaction, expertUid);
  const time = await timeFor(transaction, wanted, { offering }, line, now);
  await checkRoom(transaction, wanted, { offering, schedule }, line, now);
  return { booking, startAt, offering, schedule, time };
}

/** Writes the new times with these fields, and swaps the locks: one booking may get what another of them gives back. */
export function moveBookings(
  transaction: DocumentTransaction,
  moves: readonly (Move & { fields: Partial<Omit<Booking, 'id'>> })[],
  by: BookingSide,
  now: Date,
): void {
  for (const { booking } of moves) for (const id of booking.lockIds) transaction.delete(`slotLocks/${id}`);
  const times = moves.map(({ time }) => time);
  takeTimes(transaction, times, [], now);
  for (const { booking, startAt, offering, schedule, time, fields } of moves)
    transaction.update(`bookings/${booking.id}`, {
      startAt,
      endAt: minutesAfter(startAt, offering.durationMin),
      cancelUntil: minutesAfter(startAt, -offering.cancelNoticeMin),
      expertTimeZone: zoneAt(startAt, schedule),
      lockIds: time.locks.map(({ id }) => id),
      moved: { from: booking.startAt, by },
      updatedAt: now,
      rev: booking.rev + 1,
      ...fields,
    });
}
