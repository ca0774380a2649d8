import { AppError, type Booking, type BookingSide, bookingSchema, sideOf } from '@cursiv/shared-domain';
import type { DocumentTransaction } from '../../store/document-source.ts';
import { parsed } from '../../store/parsed.ts';

/** A booking and the side on which the caller is. Throws AppError `no-access` to anybody else. */
export async function ownBooking(
  transaction: DocumentTransaction,
  id: string,
  uid: string,
): Promise<{ booking: Booking; side: BookingSide }> {
  const booking = parsed(bookingSchema, await transaction.get(`bookings/${id}`));
  const side = booking && sideOf(booking, uid);
  if (!side) throw new AppError('no-access', `bookings/${id}`);
  return { booking, side };
}
