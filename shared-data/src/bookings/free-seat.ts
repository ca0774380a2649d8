import { AppError, bookingSeatSchema, seatIds } from '@cursiv/shared-domain';
import { database, doc, type Transaction } from '@cursiv/shared-firebase/firestore';
import { parseDocument } from '../parse-document.ts';

/** A seat for one more request of the learner with the expert. Throws AppError `quota-exceeded` when all are taken. */
export async function freeSeat(transaction: Transaction, learnerUid: string, expertUid: string): Promise<string> {
  for (const seatId of seatIds(learnerUid, expertUid)) {
    if (await isFree(transaction, seatId)) return seatId;
  }
  throw new AppError('quota-exceeded', `${learnerUid} has enough requests open with ${expertUid}`);
}

async function isFree(transaction: Transaction, seatId: string): Promise<boolean> {
  const seat = parseDocument(bookingSeatSchema, await transaction.get(doc(database(), 'bookingSeats', seatId)));
  if (!seat || seat.until < new Date()) return true;
  const booking = await transaction.get(doc(database(), 'bookings', seat.bookingId));
  return !['requested', 'confirmed'].includes(String(booking.get('status')));
}
