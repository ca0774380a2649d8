import {
  addDays,
  type Booking,
  bookingRefused,
  bookingSchema,
  dateAt,
  instantAt,
  isCalledOff,
  isOverdue,
  locksOf,
  type SlotLock,
  slotLockSchema,
} from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../store/document-source.ts';
import { allParsed, parsed } from '../store/parsed.ts';
import type { OfferedSession } from './offered-session.ts';

type Wanted = { id: string; expertUid: string; startAt: Date };
type Lock = SlotLock & { id: string };

/** Throws AppError `booking/day-full` when the expert has as many sessions as they want on the day that it is with them. */
export async function checkDay(
  transaction: DocumentTransaction,
  { expertUid, startAt }: Wanted,
  { offering, schedule: { timeZone } }: OfferedSession,
  now: Date,
): Promise<void> {
  const date = dateAt(startAt, timeZone);
  const onDay = await transaction.find({
    collection: 'bookings',
    equals: { expertUid },
    from: { field: 'startAt', value: instantAt(date, '00:00', timeZone) },
    before: { field: 'startAt', value: instantAt(addDays(date, 1), '00:00', timeZone) },
    orderBy: { field: 'startAt', direction: 'desc' },
  });
  const placed = allParsed(bookingSchema, onDay).filter((booking) => !isCalledOff(booking) && !isOverdue(booking, now));
  if (placed.length >= offering.maxPerDay) throw bookingRefused('day-full');
}

/**
 * The locks to take for a session, and the requests that hold some of its time although nobody answered them in time.
 * Throws AppError `booking/taken` when any of it is somebody's.
 */
export async function timeFor(
  transaction: DocumentTransaction,
  wanted: Wanted,
  { offering }: OfferedSession,
  now: Date,
): Promise<{ locks: Lock[]; overdue: Booking[] }> {
  const locks = locksOf(wanted, offering);
  const found = await Promise.all(locks.map(({ id }) => transaction.get(`slotLocks/${id}`)));
  const holders = new Set(
    allParsed(
      slotLockSchema,
      found.flatMap((lock) => lock ?? []),
    ).map(({ bookingId }) => bookingId),
  );
  const overdue = await Promise.all([...holders].map((id) => overdueBooking(transaction, id, now)));
  return { locks, overdue };
}

async function overdueBooking(transaction: DocumentTransaction, id: string, now: Date): Promise<Booking> {
  const booking = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
  if (!booking || !isOverdue(booking, now)) throw bookingRefused('taken');
  return booking;
}
